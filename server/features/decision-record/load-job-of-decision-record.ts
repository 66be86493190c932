import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';

/**
 * A role whose record the member may have. Whoever still reviews on it has it once they are done.
 * @throws Refusal not-found, not-allowed, own-reviews-open
 */
export async function loadJobOfDecisionRecord(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<Awaited<ReturnType<typeof loadManagedJob>>> {
  const job = await loadManagedJob(visit, query);
  if (job.ownReviewsOpen)
    throw new Refusal('own-reviews-open', {
      message: 'You still have reviews to do on this role. Its record is yours once they are done.',
    });
  return job;
}
