import { createWriteStream, existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { makeFolder } from '../../outside/make-folder-on-disk.ts';
import { StartError } from '../../outside/start-error.ts';
import {
  computeFileChecksum,
  secretKeyFingerprint,
  BACKUP_KEY_FILE_NAME,
  BACKUP_MANIFEST_FILE,
  type BackupManifest,
  BACKUP_TASKS_FILE,
  backupTableFile,
} from './backup-file-names-manifest-and-checksums.ts';
import {
  listBackupSequences,
  type BackupTable,
  listBackupTables,
} from './list-tables-sequences-and-foreign-keys.ts';

const ROWS_A_TIME = 2000;
/** What lies in the data directory and is no file of anybody's. */
const ownDataFolderFiles = /^(postgres-\d.*|secret-key.*|tombstones)$|\.log$|\.pid$/;

type Backup = {
  url: string;
  prefix: string;
  secretKey: string;
  dataDir: string;
  folder: string;
  withKey: boolean;
  /** Comes when whoever waits for the backup wants it no more. */
  signal?: AbortSignal;
};

/**
 * Writes everything that cannot be made again into a new folder: the rows of every table as they stood at one moment, the
 * counters, the work that was waiting, uploaded files and the key. Nobody has to stop working meanwhile. Half a backup is
 * not left behind.
 * @throws StartError when the folder is there already, cannot be made or cannot hold it all
 */
export async function writeBackup(backup: Backup): Promise<BackupManifest> {
  const made = makeBackupFolder(backup.folder);
  try {
    await mkdir(join(backup.folder, 'tables'), { mode: 0o700 });
    return await fillFolder(backup);
  } catch (error) {
    await rm(made, { recursive: true, force: true });
    throw reasonOf(error, backup);
  }
}

/** @returns the uppermost folder that was made for it */
function makeBackupFolder(folder: string): string {
  const isThere = () => new StartError(`${folder} is there already: name a folder that is not.`);
  if (existsSync(folder)) throw isThere();
  try {
    const made = makeFolder(folder, 0o700);
    if (made !== undefined) return made;
  } catch (error) {
    throw new StartError(`${folder} cannot be made: choose a folder that this account may write.`, {
      cause: error,
    });
  }
  throw isThere();
}

const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

function reasonOf(error: unknown, { folder, signal }: Backup): unknown {
  if (signal?.aborted)
    return new StartError('The backup was interrupted: nothing of it is left behind.', {
      cause: error,
    });
  if (FULL.has(Reflect.get(Object(error), 'code')))
    return new StartError(
      `There is no room for the backup in ${folder}, and nothing of it is left behind: make room, or name a folder on another disk.`,
      { cause: error },
    );
  return error;
}

async function fillFolder(backup: Backup): Promise<BackupManifest> {
  const client = new pg.Client({
    connectionString: backup.url,
    options: `-c role=${backup.prefix}_owner -c search_path=pg_catalog -c timezone=UTC`,
  });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const database = await writeDatabase(client, backup);
    await client.query('commit');
    await copyFiles(backup);
    const manifest: BackupManifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      keyFingerprint: secretKeyFingerprint(backup.secretKey),
      ...database,
      files: await checksumsIn(backup),
    };
    // Written last: a backup that was cut short is none.
    await writeFile(
      join(backup.folder, BACKUP_MANIFEST_FILE),
      `${JSON.stringify(manifest, null, 2)}\n`,
      {
        mode: 0o600,
      },
    );
    backup.signal?.throwIfAborted();
    return manifest;
  } finally {
    await client.end();
  }
}

async function writeDatabase(
  client: pg.Client,
  { folder, signal }: Backup,
): Promise<Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>> {
  const migrations = await client.query<{ name: string }>(
    'select name from migration.kysely_migration order by name',
  );
  const tables: BackupManifest['tables'] = [];
  for (const table of await listBackupTables(client)) {
    signal?.throwIfAborted();
    const rows = await writeRows(client, {
      file: join(folder, backupTableFile(table.name)),
      query: textOf(table),
      signal,
    });
    tables.push({ ...table, rows });
  }
  const queue = await client.query("select 1 from pg_class where oid = to_regclass('pgboss.job')");
  if (queue.rowCount === 1)
    await writeRows(client, { file: join(folder, BACKUP_TASKS_FILE), query: WAITING, signal });
  const sequences: BackupManifest['sequences'] = [];
  for (const name of await listBackupSequences(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${name}`,
    );
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return { migrations: migrations.rows.map(({ name }) => name), tables, sequences };
}

/** Each row as one line of JSON, whose numbers nobody reads on the way. */
const textOf = ({ name, columns }: BackupTable) =>
  `select row_to_json(t)::text as line from (select ${columns.join(', ')} from ${name}) t`;

const WAITING = `select data::text as line from pgboss.job where state < 'completed' and data ? 'eventId' and data ? 'orgId'`;

async function writeRows(
  client: pg.Client,
  { file, query, signal }: { file: string; query: string; signal: AbortSignal | undefined },
): Promise<number> {
  let rows = 0;
  async function* lines() {
    await client.query(`declare backup no scroll cursor for ${query}`);
    for (;;) {
      const piece = await client.query<{ line: string }>(`fetch ${ROWS_A_TIME} from backup`);
      if (piece.rows.length === 0) break;
      rows += piece.rows.length;
      yield `${piece.rows.map(({ line }) => line).join('\n')}\n`;
    }
    await client.query('close backup');
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }), {
    ...(signal && { signal }),
  });
  return rows;
}

async function copyFiles({ dataDir, folder, secretKey, withKey, signal }: Backup): Promise<void> {
  if (withKey)
    await writeFile(join(folder, BACKUP_KEY_FILE_NAME), `${secretKey}\n`, { mode: 0o600 });
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((one) => !ownDataFolderFiles.test(one))) {
    signal?.throwIfAborted();
    // A backup that is kept there is no part of the next one.
    if (relative(join(dataDir, name), folder).startsWith('..'))
      await cp(join(dataDir, name), join(folder, 'files', name), { recursive: true });
  }
}

async function checksumsIn({ folder, signal }: Backup): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const sums: Record<string, string> = {};
  for (const name of names) {
    signal?.throwIfAborted();
    sums[name] = await computeFileChecksum(join(folder, name));
  }
  return sums;
}
