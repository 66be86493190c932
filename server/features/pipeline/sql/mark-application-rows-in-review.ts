import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ApplicationMovedToReview = { id: number; submittedAt: Date | null };

/** Moves those that are still submitted; whoever has moved on meanwhile is missing from the answer. */
export async function markApplicationRowsInReview(
  db: Db<'staff'>,
  jobId: number,
  applicationIds: number[],
  reviewsExpected: number,
): Promise<ApplicationMovedToReview[]> {
  const { rows } = await sql<ApplicationMovedToReview>`
    update core.application set state = 'in_review', reviews_expected = ${reviewsExpected}, version = version + 1
    where id = any (${applicationIds}) and job_id = ${jobId} and state = 'submitted'
    returning id, submitted_at as "submittedAt"`.execute(db);
  return rows;
}
