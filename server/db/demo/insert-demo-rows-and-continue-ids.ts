import { type Kysely, sql } from 'kysely';

const ROWS_A_STATEMENT = 2000;

/**
 * Inserts many rows at once; ids are ours, so that rows can refer to each other before they exist.
 * @param columns name → type of PostgreSQL, in any order
 */
export async function insertDemoRows(
  db: Kysely<unknown>,
  table: string,
  columns: Record<string, string>,
  rows: Record<string, unknown>[],
): Promise<void> {
  const names = Object.keys(columns);
  const shape = names.map((name) => `"${name}" ${columns[name] ?? 'text'}`).join(', ');
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    const part = JSON.stringify(rows.slice(from, from + ROWS_A_STATEMENT));
    await sql`insert into ${sql.raw(table)} (${sql.raw(names.join(', '))}) overriding system value
      select ${sql.raw(names.join(', '))} from jsonb_to_recordset(${part}::jsonb) as x(${sql.raw(shape)})`.execute(
      db,
    );
  }
}

/** Lets the table's own numbers go on after ours. */
export async function continueIdSequenceOfTable(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'),
    (select coalesce(max(id), 0) + 1 from ${sql.raw(table)}), false)`.execute(db);
}
