import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';

export async function setReleased(
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
export async function findReviewedIn(db: Db<'staff'>, batchIds: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct application_id as id from core.review where batch_id = any (${batchIds}::bigint[])`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
