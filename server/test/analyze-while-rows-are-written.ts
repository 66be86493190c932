import type pg from 'pg';

/**
 * Writes as the owner of the database, and has the tables analysed before it is done: the planner then takes them for empty until
 * they are analysed once more. On a busy machine that is how it comes to be, and it can last for minutes.
 */
export async function analyzeWhileRowsAreWritten(
  owner: pg.Pool,
  tables: string,
  write: (writer: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const writer = await owner.connect();
  await writer.query('begin');
  await write(writer);
  await owner.query(`analyze ${tables}`);
  await writer.query('commit');
  writer.release();
}
