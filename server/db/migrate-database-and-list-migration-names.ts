import { readdir, readFile } from 'node:fs/promises';
import { sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { replaceChangedDatabaseFunctions } from './apply-database-functions.ts';
import {
  listAppliedMigrationNames,
  isNewerDatabaseSchemaTolerated,
  insertToleratedSchemaVersionRow,
  parseOldestVersionToleratedByMigration,
} from './tolerated-schema-versions-and-applied-migrations.ts';
import {
  addDeclareProcedureWhereMissing,
  replaceSquashedMigrations,
} from './squashed-migration-names-and-replacement.ts';
import { readDatabaseFunctionFiles } from './read-and-sort-database-function-files.ts';
import { prepareDatabaseRolesAt } from './database-roles.ts';
import { startIdsOfCell } from './start-ids-of-cell.ts';
import { openOwnerDatabase } from './open-owner-database.ts';

const folder = new URL('migrations/', import.meta.url);
/** What every database begins with, up to this one; whatever comes after it is a change of that. */
const LAST_OF_BASE = '015-published-figures';
/** Any fixed number: held by whoever migrates, for as long as they do. */
const MIGRATION_LOCK = 7_301_848;

/**
 * Brings a database from empty, or from any earlier version, to this one, in one transaction: roles, then migrations, then
 * functions. One of a newer version is left as it is.
 * @param url the migrator's login: owns the database, may create roles, is no superuser
 * @throws StartError when this version does not work on a newer one's; what PostgreSQL says, when the login may not do that
 */
export async function migrateDatabase({
  url,
  prefix,
  secretKey,
  upTo,
  cell,
}: {
  url: string;
  prefix: string;
  secretKey: string;
  /** The letter of the cell that the database is of; nothing is asked of it where none is given. */
  cell?: string;
  /** The last migration to run, for a backup from then; all of them unless told. */
  upTo?: string;
}): Promise<void> {
  await prepareDatabaseRolesAt(url, { prefix, secretKey });
  const db = openOwnerDatabase(url, prefix);
  try {
    await db.transaction().execute((transaction) => run(transaction, { prefix, upTo, cell }));
  } finally {
    await db.destroy();
  }
}

async function run(
  db: Transaction<unknown>,
  { prefix, upTo, cell }: { prefix: string; upTo: string | undefined; cell: string | undefined },
): Promise<void> {
  // Whoever comes second waits for as long as it takes; within, nobody waits long for a lock that the running server holds.
  await sql`
    select set_config('lock_timeout', '0', true), pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(
    db,
  );
  await sql`set local lock_timeout = '3s'`.execute(db);
  const known = await listMigrationNames();
  await replaceSquashedMigrations(db, {
    applied: await listAppliedMigrationNames(db),
    base: pickBaseMigrationNames(known),
  });
  if (!(await isNewerDatabaseSchemaTolerated(db, known)))
    await applyMigrations(db, { prefix, upTo, known });
  if (cell !== undefined) await startIdsOfCell(db, cell);
}

async function applyMigrations(
  db: Transaction<unknown>,
  { prefix, upTo, known }: { prefix: string; upTo: string | undefined; known: string[] },
): Promise<void> {
  await addDeclareProcedureWhereMissing(db);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => readMigrations(prefix) },
    migrationTableSchema: 'migration',
  });
  const { error } = await (upTo === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(upTo));
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('a migration failed', { cause: error });
  // Their text is of the newest schema: on an earlier one it may name what is not there yet.
  if (upTo === undefined || upTo === known.at(-1))
    await replaceChangedDatabaseFunctions(db, prefix, await readDatabaseFunctionFiles());
}

/** Names of the migrations this version of the program knows, in order. */
export async function listMigrationNames(): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.replace('.sql', ''))
    .sort();
}

export function pickBaseMigrationNames(names: string[]): string[] {
  return names.slice(0, names.indexOf(LAST_OF_BASE) + 1);
}

async function readMigrations(prefix: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of await listMigrationNames()) {
    const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
    const from = parseOldestVersionToleratedByMigration(text);
    migrations[name] = {
      up: async (db) => {
        await sql.raw(text.replaceAll('evenhand_', `${prefix}_`)).execute(db);
        if (from !== undefined) await insertToleratedSchemaVersionRow(db, name, from);
      },
    };
  }
  return migrations;
}
