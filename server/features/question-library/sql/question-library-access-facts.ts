import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** What decides whether this member may open the library. */
export async function findQuestionLibraryAccessFacts(
  db: Db<'staff'>,
  memberId: number,
): Promise<{ isLimited: boolean; runsJobs: boolean }> {
  const { rows } = await sql<{ isLimited: boolean; runsJobs: boolean }>`
    select 'limited-library' = any(features) as "isLimited",
      exists (select from core.job_member where member_id = ${memberId} and role = 'admin') as "runsJobs"
    from core.organisation`.execute(db);
  return rows[0] ?? { isLimited: true, runsJobs: false };
}
