import type pg from 'pg';

/**
 * For what is filled by the hundred thousand, with what waits on it row by row: foreign keys of these tables are checked once at
 * the end for all rows, and what triggers note of each is not noted.
 */
export async function withoutForeignKeysAndTriggers<T>(
  client: pg.PoolClient,
  tables: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  try {
    return await work();
  } finally {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    // Freshly filled tables have no visibility map yet, and the database would come to vacuum them in the midst of a measurement.
    await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  }
}
