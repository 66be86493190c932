import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { insertJobCounterDeltaRows } from '../../events/insert-job-counter-delta-rows.ts';
import { Refusal } from '../../http/refusal.ts';
import { raiseExpectedReviewsInApplicationRows } from './sql/expected-reviews.ts';

type Command = { jobId: number; applicationIds: number[]; reviewsExpected: number };

/**
 * Applications that are at interviews and tasks stay there, each with so many reviews more to come.
 * @throws Refusal not-in-stage unless all of them are still there
 */
export async function raiseExpectedReviewsOfApplications(
  db: Db<'staff'>,
  { jobId, applicationIds, reviewsExpected }: Command,
): Promise<void> {
  const raised = await raiseExpectedReviewsInApplicationRows(db, {
    jobId,
    applicationIds,
    more: reviewsExpected,
  });
  if (raised !== applicationIds.length) throw new Refusal('not-in-stage');
  await insertJobCounterDeltaRows(db, jobId, { reviews_total: raised * reviewsExpected });
}
