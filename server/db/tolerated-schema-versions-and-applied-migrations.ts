import { type Kysely, sql } from 'kysely';
import { StartError } from '../outside/start-error.ts';

const GO_BACK = 'start the newer one, or restore a backup from before.';

/**
 * Which older programs work on the schema that a migration leaves, by the number of the newest migration they know. Each
 * migration says so in a line of its own, and the database remembers it for programs that do not have the file.
 */
export function parseOldestVersionToleratedByMigration(text: string): number | undefined {
  const matched = /^-- Tolerated from: (\d{3})$/m.exec(text)?.[1];
  return matched === undefined ? undefined : Number(matched);
}

/** Stored with the migration itself, in its transaction. */
export async function insertToleratedSchemaVersionRow(
  db: Kysely<unknown>,
  name: string,
  from: number,
): Promise<void> {
  await sql`insert into migration.tolerated (name, from_number) values (${name}, ${from})`.execute(
    db,
  );
}

/**
 * Whether a newer program has been here, and left a schema on which this one works as it is.
 * @param known the migrations of this program, in order
 * @throws StartError when it has been here and this one does not work on what it left
 */
export async function isNewerDatabaseSchemaTolerated(
  db: Kysely<unknown>,
  known: string[],
): Promise<boolean> {
  const applied = await listAppliedMigrationNames(db);
  const unknown = applied.filter((name) => !known.includes(name));
  const [first] = unknown;
  if (first === undefined) return false;
  const own = numberOf(known.at(-1) ?? '');
  const missing = known.find((name) => !applied.includes(name));
  if (missing !== undefined)
    throw new StartError(
      `The database is of a newer Evenhand than this one, and lacks ${missing} of this one: ${GO_BACK}`,
    );
  const tolerated = (await exists(db, 'migration.tolerated'))
    ? await namesIn(db, 'tolerated', own)
    : [];
  const closed = unknown.find((name) => !tolerated.includes(name));
  if (closed !== undefined)
    throw new StartError(
      `The database is of a newer Evenhand than this one, which does not work on it since ${closed}: ${GO_BACK}`,
    );
  return true;
}

/** Migrations that were run on this database, in order; none where nothing was. */
export async function listAppliedMigrationNames(db: Kysely<unknown>): Promise<string[]> {
  return (await exists(db, 'migration.kysely_migration')) ? namesIn(db, 'kysely_migration') : [];
}

const numberOf = (name: string) => Number(name.slice(0, 3));

async function exists(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select to_regclass(${table}) is not null as is`.execute(db);
  return rows[0]?.is === true;
}

/** @param upTo only what a program with this newest migration tolerates */
async function namesIn(
  db: Kysely<unknown>,
  table: 'kysely_migration' | 'tolerated',
  upTo?: number,
): Promise<string[]> {
  const which = upTo === undefined ? sql`` : sql`where from_number <= ${upTo}`;
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(`migration.${table}`)} ${which} order by name`.execute(db);
  return rows.map(({ name }) => name);
}
