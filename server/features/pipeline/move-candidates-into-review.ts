import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { sumJobCounterChanges } from './rules/job-counters.ts';
import { markApplicationRowsInReview } from './sql/mark-application-rows-in-review.ts';

type Command = { jobId: number; applicationIds: number[]; reviewsExpected: number };

/**
 * Moves submitted applications into review, each with so many reviews to come.
 * @throws Refusal not-in-stage unless all of them are still submitted
 */
export async function moveCandidatesIntoReview(
  db: Db<'staff'>,
  { jobId, applicationIds, reviewsExpected }: Command,
): Promise<void> {
  const moved = await markApplicationRowsInReview(db, jobId, applicationIds, reviewsExpected);
  if (moved.length !== applicationIds.length) throw new Refusal('not-in-stage');
  const moves = moved.map(({ submittedAt }) => {
    const unread = { submittedAt, reviewsExpected: 0, reviewsScored: 0 };
    return {
      from: { ...unread, state: 'submitted' as const },
      to: { ...unread, state: 'in_review' as const, reviewsExpected },
    };
  });
  await insertJobCounterDeltaRows(db, jobId, {
    ...sumJobCounterChanges(moves),
    reviews_total: moved.length * reviewsExpected,
  });
}
