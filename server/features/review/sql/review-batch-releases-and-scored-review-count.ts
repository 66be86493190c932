import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function markReviewBatchRowsReleased(
  db: Db<'staff'>,
  {
    jobId,
    memberId,
    now,
    reason,
  }: { jobId: number; memberId: number; now: Date; reason: string | null },
): Promise<number[]> {
  const batches = await db
    .updateTable('core.review_batch')
    .set({ released_at: now, released_by: memberId, release_reason: reason })
    .where('job_id', '=', jobId)
    .where('released_at', 'is', null)
    .returning('id')
    .execute();
  return batches.map(({ id }) => id);
}

/** Every application with a review in one of these batches. */
export async function findApplicationIdsOfReviewBatches(
  db: Db<'staff'>,
  batchIds: number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct application_id as id from core.review where batch_id = any (${batchIds}::bigint[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type ScoredReviews = { scored: number; total: number };

/** How many reviews of a role were dealt, and how many of them are scored. */
export async function countScoredReviews(db: Db<'staff'>, jobId: number): Promise<ScoredReviews> {
  const { rows } = await sql<ScoredReviews>`
    select count(r.stars)::int as scored, count(r.batch_id)::int as total
    from core.review_batch b left join core.review r on r.batch_id = b.id where b.job_id = ${jobId}`.execute(
    db,
  );
  return rows[0] ?? { scored: 0, total: 0 };
}
