import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../outside/start-error.ts';

const FORMAT = 1;
export const BACKUP_MANIFEST_FILE = 'manifest.json';
export const BACKUP_KEY_FILE_NAME = 'secret-key';

const BackupManifest = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** What the database had come to; a restore goes there first. */
  migrations: z.array(z.string()).min(1),
  /** Tells whether a key is the one that this was made with, and nothing of the key. */
  keyFingerprint: z.string(),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int() }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string(), called: z.boolean() })),
  /** Every file of the folder but this one, by its path, with its SHA-256. */
  files: z.record(z.string(), z.string()),
});
export type BackupManifest = z.infer<typeof BackupManifest>;

export const backupTableFile = (table: string) => `tables/${table}.jsonl.gz`;
/** Events whose work was waiting in the queue. */
export const BACKUP_TASKS_FILE = 'tasks.jsonl.gz';

export function secretKeyFingerprint(secretKey: string): string {
  return createHash('sha256').update(`evenhand backup ${secretKey}`).digest('hex').slice(0, 16);
}

/** @throws StartError when it is no backup, or not all of it is as it was written */
export async function readBackupManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(join(folder, BACKUP_MANIFEST_FILE), 'utf8').catch(() => {
    throw new StartError(`${folder} is no backup: it has no ${BACKUP_MANIFEST_FILE}.`);
  });
  const parsed = BackupManifest.safeParse(jsonOf(text));
  if (!parsed.success)
    throw new StartError(
      `${folder} was made by another version: its ${BACKUP_MANIFEST_FILE} cannot be read.`,
    );
  for (const [name, sum] of Object.entries(parsed.data.files)) {
    const found = await computeFileChecksum(join(folder, name)).catch(() => null);
    if (found === null) throw new StartError(`The backup is not whole: ${name} is missing.`);
    if (found !== sum)
      throw new StartError(`The backup is not whole: ${name} is not as it was written.`);
  }
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function computeFileChecksum(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of createReadStream(file)) sum.update(piece as Buffer);
  return sum.digest('hex');
}
