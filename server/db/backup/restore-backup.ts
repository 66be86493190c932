import { createReadStream } from 'node:fs';
import { cp, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { StartError } from '../../outside/start-error.ts';
import {
  pickBaseMigrationNames,
  migrateDatabase,
  listMigrationNames,
} from '../migrate-database-and-list-migration-names.ts';
import { translateSquashedMigrationNames } from '../squashed-migration-names-and-replacement.ts';
import {
  secretKeyFingerprint,
  type BackupManifest,
  BACKUP_TASKS_FILE,
  backupTableFile,
} from './backup-file-names-manifest-and-checksums.ts';
import { groupLinesBySize } from './group-lines-by-size.ts';
import { markDatabaseWhileRestoring } from './mark-or-refuse-half-restored-database.ts';
import { listForeignKeys, listBackupTables } from './list-tables-sequences-and-foreign-keys.ts';

const BYTES_A_TIME = 2_000_000;

type Restore = {
  url: string;
  prefix: string;
  secretKey: string;
  dataDir: string;
  folder: string;
  manifest: BackupManifest;
  /** Done once everything is there, while nobody can start on it yet. */
  beforeServing?: () => Promise<void>;
};

/**
 * Puts a backup into an empty database: roles, the schema as it was then, rows and counters, these in one transaction; after that
 * the migrations that have come since, and the work that was waiting. One that was interrupted is simply run again.
 * @throws StartError when the database is not empty, the key another one, or the backup of a newer Evenhand
 */
export async function restoreBackup(restore: Restore): Promise<void> {
  const { url, prefix, secretKey, manifest } = restore;
  const known = await listMigrationNames();
  const applied = translateSquashedMigrationNames(
    manifest.migrations,
    pickBaseMigrationNames(known),
    (program) => `restore it with ${program}, then start this one on that database.`,
  );
  if (!applied.every((name) => known.includes(name)))
    throw new StartError(
      'The backup is of a newer Evenhand than this one: restore it with that one.',
    );
  if (secretKeyFingerprint(secretKey) !== manifest.keyFingerprint)
    throw new StartError(
      'SECRET_KEY is not the one of this backup: without it nothing that was encrypted can be read again.',
    );
  await markDatabaseWhileRestoring(url, async (isAgain) => {
    await migrateDatabase({ url, prefix, secretKey, upTo: applied.at(-1) ?? '' });
    await onRestored(restore, (client) => loadDatabase(client, restore));
    await migrateDatabase({ url, prefix, secretKey });
    await onRestored(restore, (client) => loadTasks(client, restore));
    await restoreUploadedFiles(restore, isAgain);
    await restore.beforeServing?.();
  });
}

async function onRestored(
  { url, prefix }: Restore,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c role=${prefix}_owner -c search_path=pg_catalog -c timezone=UTC`,
  });
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

async function restoreUploadedFiles({ folder, dataDir }: Restore, isAgain: boolean): Promise<void> {
  const files = join(folder, 'files');
  if (!(await stat(files).catch(() => null))) return;
  // Nothing is overwritten but what the interrupted restore had brought.
  await cp(files, dataDir, { recursive: true, errorOnExist: !isAgain, force: isAgain });
}

async function loadDatabase(client: pg.Client, { folder, manifest }: Restore): Promise<void> {
  const tables = await listBackupTables(client);
  const keys = await listForeignKeys(client);
  // What the migrations have put there is in the backup too.
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
  for (const { table, name } of keys)
    await client.query(
      `alter table ${table} alter constraint ${name} deferrable initially deferred`,
    );
  for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const table of manifest.tables) {
    const known = tables.find(({ name }) => name === table.name)?.columns ?? [];
    if (!table.columns.every((column) => known.includes(column)))
      throw new StartError(
        `This Evenhand does not know all that the backup holds of ${table.name}.`,
      );
    const n = await loadRows(client, join(folder, backupTableFile(table.name)), table);
    if (n !== table.rows)
      throw new StartError(
        `The backup is not whole: ${table.name} has ${n} of ${table.rows} rows.`,
      );
  }
  for (const { name, value, called } of manifest.sequences)
    await client.query('select setval($1::text::regclass, $2, $3)', [name, value, called]);
  await client.query('set constraints all immediate');
  for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, deferral } of keys)
    await client.query(`alter table ${table} alter constraint ${name} ${deferral}`);
}

async function loadRows(
  client: pg.Client,
  file: string,
  { name, columns }: { name: string; columns: string[] },
): Promise<number> {
  let rows = 0;
  for await (const lines of piecesOf(file)) {
    await client.query(
      `insert into ${name} (${columns.join(', ')}) overriding system value
       select ${columns.join(', ')} from json_populate_recordset(null::${name}, $1::json)`,
      [`[${lines.join(',')}]`],
    );
    rows += lines.length;
  }
  return rows;
}

/** Work that waited in the queue waits as an event again; a task that is done twice does its work once. */
async function loadTasks(client: pg.Client, { folder, manifest }: Restore): Promise<void> {
  if (!Object.hasOwn(manifest.files, BACKUP_TASKS_FILE)) return;
  for await (const lines of piecesOf(join(folder, BACKUP_TASKS_FILE))) {
    await client.query(
      `insert into core.event_outbox (org_id, event_id, kind)
       select distinct e.org_id, e.id, e.kind from json_to_recordset($1::json) as t("orgId" bigint, "eventId" bigint)
         join core.event e on e.org_id = t."orgId" and e.id = t."eventId"
       on conflict do nothing`,
      [`[${lines.join(',')}]`],
    );
  }
}

function piecesOf(file: string): AsyncGenerator<string[]> {
  const lines = createInterface({
    input: createReadStream(file).pipe(createGunzip()),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  return groupLinesBySize(lines, BYTES_A_TIME);
}
