import { type Kysely, sql } from 'kysely';

/** What the planted reviews come to, stored as each score stores it. */
export async function plantDemoStoredScores(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ orgId: number; applicationIds: number[] }>`
    select org_id as "orgId", array_agg(distinct application_id) as "applicationIds"
    from core.review group by org_id order by org_id`.execute(db);
  for (const { orgId, applicationIds } of rows) {
    await sql`select set_config('app.org_id', ${String(orgId)}, true)`.execute(db);
    await sql`select core.store_scores(${applicationIds}::bigint[])`.execute(db);
  }
}
