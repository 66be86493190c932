import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { openIdentitiesAtRelease } from '../pipeline/open-identities-at-release.ts';
import {
  countScoredReviews,
  findApplicationIdsOfReviewBatches,
  markReviewBatchRowsReleased,
} from './sql/review-batch-releases-and-scored-review-count.ts';

type Command = RequestWithJobId & { reason?: string | undefined };

/**
 * Releases every batch of a role that was not yet, and opens the names of everybody in them; before the last review is in only
 * with a reason.
 * @throws Refusal not-found, not-allowed, nothing-to-release, reviews-open
 */
export async function releaseReviewsAndNames(
  visit: VisitorRequestContext,
  { reason, ...query }: Command,
): Promise<{ opened: number }> {
  const { db, now, member } = visit;
  const { actorId } = member;
  const job = await loadManagedJob(visit, query);
  const { scored, total } = await countScoredReviews(db, job.id);
  if (total === 0) throw new Refusal('nothing-to-release');
  const complete = scored === total;
  if (!complete && reason === undefined) throw new Refusal('reviews-open');
  const batchIds = await markReviewBatchRowsReleased(db, {
    jobId: job.id,
    memberId: actorId,
    now,
    reason: complete ? null : (reason ?? null),
  });
  if (batchIds.length === 0) return { opened: 0 };
  const opened = await openIdentitiesAtRelease(visit, {
    jobId: job.id,
    applicationIds: await findApplicationIdsOfReviewBatches(db, batchIds),
    actorId,
    details: { batchIds, complete, scored, total },
  });
  return { opened };
}
