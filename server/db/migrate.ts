import { readdir, readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { isNewerTolerated, noteTolerated, toleratedFrom } from './newer-schema.ts';
import { prepareRolesOf } from './roles.ts';

const folder = new URL('migrations/', import.meta.url);

/**
 * Brings a database from empty, or from any earlier version, to this one: roles, then migrations. One of a newer version is
 * left as it is.
 * @param url the migrator's login: owns the database, may create roles, is no superuser
 * @throws StartError when this version does not work on a newer one's; what PostgreSQL says, when the login may not do that
 */
export async function migrate({
  url,
  prefix,
  secretKey,
  upTo,
}: {
  url: string;
  prefix: string;
  secretKey: string;
  /** The last migration to run, for a backup from then; all of them unless told. */
  upTo?: string;
}): Promise<void> {
  await prepareRolesOf(url, { prefix, secretKey });
  const db = ownerDatabase(url, prefix);
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => readMigrations(prefix) },
      migrationTableSchema: 'migration',
    });
    const known = (await migrationNames()).map((name) => name.replace('.sql', ''));
    if (await isNewerTolerated(db, known)) return;
    const { error } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo));
    if (error instanceof Error) throw error;
    if (error !== undefined) throw new Error('a migration failed', { cause: error });
  } finally {
    await db.destroy();
  }
}

/** The database as its owner, for migrations, the demo and generated types; never for the running server. */
export function ownerDatabase(url: string, prefix: string): Kysely<unknown> {
  return new Kysely({
    dialect: new PostgresDialect({
      pool: new pg.Pool({
        connectionString: url,
        max: 1,
        options: `-c role=${prefix}_owner -c search_path=pg_catalog -c lock_timeout=3s`,
      }),
    }),
  });
}

/** Names of the migrations this version of the program knows. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function readMigrations(prefix: string): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const name of await migrationNames()) {
    const text = await readFile(new URL(name, folder), 'utf8');
    const key = name.replace('.sql', '');
    const from = toleratedFrom(text);
    migrations[key] = {
      up: async (db) => {
        await sql.raw(text.replaceAll('evenhand_', `${prefix}_`)).execute(db);
        if (from !== undefined) await noteTolerated(db, key, from);
      },
    };
  }
  return migrations;
}
