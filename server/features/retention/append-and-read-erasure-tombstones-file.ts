import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import {
  parseErasureTombstones,
  type ErasureTombstone,
  formatErasureTombstoneLine,
} from './rules/format-and-parse-erasure-tombstone-lines.ts';
import { findErasureTombstones } from './sql/tombstones.ts';

type Keeping = Pick<Services, 'pools' | 'roles' | 'config'>;

/** Beside the secret key: a restore of a backup from before an erasure finds there what must not come back. */
export const ERASURE_TOMBSTONES_FILE_NAME = 'tombstones';

/** Brings the file of this machine up to what the database has of an organisation. */
export async function appendErasureTombstonesToFile(
  services: Keeping,
  orgId: number,
): Promise<void> {
  const kept = await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    findErasureTombstones,
  );
  const file = join(services.config.DATA_DIR, ERASURE_TOMBSTONES_FILE_NAME);
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = new Set(parseErasureTombstones(text).map(({ mark }) => mark));
  const missing = kept.filter(({ mark }) => !known.has(mark));
  if (missing.length === 0) return;
  await mkdir(services.config.DATA_DIR, { recursive: true, mode: 0o711 });
  // After a line that a crash cut short a new one begins.
  const seam = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(file, seam + missing.map(formatErasureTombstoneLine).join(''), { mode: 0o600 });
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** @returns none where there is no such file */
export async function readErasureTombstonesOfFile(file: string): Promise<ErasureTombstone[]> {
  return parseErasureTombstones(await readFile(file, 'utf8').catch(() => ''));
}
