import type pg from 'pg';

/** What is filled by the hundred thousand, with what waits on it row by row. */
const TABLES = [
  'core.application',
  'core.review',
  'core.experience_answer',
  'pii.candidate_job',
  'pii.application_identity',
  'eo.response',
  'eo.link',
];

/** Foreign keys are checked once at the end for all rows, and what triggers note row by row is not: whoever fills folds. */
export async function withoutForeignKeysAndTriggers<T>(
  client: pg.PoolClient,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any ($1::regclass[])`,
    [TABLES],
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
  try {
    return await work();
  } finally {
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name, definition } of rows)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    // Freshly filled tables have no visibility map yet, and the database would come to vacuum them in the midst of a measurement.
    await client.query(`vacuum (analyze) core.job, ${TABLES.join(', ')}`);
  }
}
