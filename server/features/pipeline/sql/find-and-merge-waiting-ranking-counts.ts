import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findOrganisationsWithRankingCounts(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_ranking_counts() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** In one statement, so that a reader's snapshot sees each line exactly once. */
export async function mergeRankingCountRowsOfOrganisation(
  db: Db<'system'>,
  orgId: number,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('ranking counts', ${orgId}))`.execute(db);
  await sql`
    with gone as (
      delete from core.ranking_count
      where job_id = any (array(
        select distinct waiting.job_id from core.ranking_count waiting where not waiting.is_sum))
      returning job_id, complete, n)
    insert into core.ranking_count (job_id, complete, n, is_sum)
    select job_id, complete, sum(n), true from gone group by job_id, complete having sum(n) <> 0`.execute(
    db,
  );
}
