import { appendFile, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import { parseTombstones, type Tombstone, writeTombstoneLine } from './rules/tombstone-lines.ts';
import { findTombstones } from './sql/tombstones.ts';

type Keeping = Pick<Services, 'pools' | 'roles' | 'config'>;

/** Beside the secret key: a restore of a backup from before an erasure finds there what must not come back. */
export const TOMBSTONE_FILE = 'tombstones';

/** Brings the file of this machine up to what the database has of an organisation. */
export async function keepTombstonesOfOrganisation(
  services: Keeping,
  orgId: number,
): Promise<void> {
  const kept = await enterDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    findTombstones,
  );
  const file = join(services.config.DATA_DIR, TOMBSTONE_FILE);
  const text = await readFile(file, 'utf8').catch(() => '');
  const known = new Set(parseTombstones(text).map(({ mark }) => mark));
  const missing = kept.filter(({ mark }) => !known.has(mark));
  if (missing.length === 0) return;
  await mkdir(services.config.DATA_DIR, { recursive: true, mode: 0o711 });
  // After a line that a crash cut short a new one begins.
  const seam = text === '' || text.endsWith('\n') ? '' : '\n';
  await appendFile(file, seam + missing.map(writeTombstoneLine).join(''), { mode: 0o600 });
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** @returns none where there is no such file */
export async function readTombstones(file: string): Promise<Tombstone[]> {
  return parseTombstones(await readFile(file, 'utf8').catch(() => ''));
}
