import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { lowerExpectedReviewsOfApplications } from '../pipeline/lower-expected-reviews-of-applications.ts';
import {
  createReviewBatchOfReassignments,
  planReviewReassignment,
} from './plan-and-create-batch-of-reassigned-reviews.ts';
import { needsTakenReviewAnotherReviewer } from './rules/needs-taken-review-another-reviewer.ts';
import {
  type MissingReviewersOfJob,
  writeMissingReviewersMessage,
} from './rules/missing-reviewers-message.ts';
import {
  findJobOfReviewsToReassign,
  type ReviewToReassign,
  takeUnscoredReviewsFromMemberInDatabase,
} from './sql/take-unscored-reviews-and-find-replacements.ts';
import { lockDealingOfJob } from './sql/seen-names-and-dealing-lock.ts';

type Command = {
  memberId: number;
  newSeed: () => Buffer;
  /** Whether reviews that nobody is left for may be given up. */
  mayGiveUp: boolean;
};

/**
 * Deals what a member has not scored to others who may still do it blindly, in a batch of its own: every answer keeps as many
 * readers as were planned, scored reviews stay where they are, and the new readers are let in and told as always. Reviews
 * that decide nothing any more are dropped.
 * @throws Refusal needs-confirmation where nobody is left for some of them
 */
export async function reassignReviews(
  visit: VisitorRequestContext,
  { memberId, newSeed, mayGiveUp }: Command,
): Promise<{ dealtAgain: number; givenUp: number }> {
  const { db, member } = visit;
  const taken = await takeUnscoredReviewsFromMemberInDatabase(db, memberId);
  const dropped: ReviewToReassign[] = [];
  const missing: MissingReviewersOfJob[] = [];
  let dealtAgain = 0;
  for (const [jobId, reviews] of Map.groupBy(taken, (review) => review.jobId)) {
    const { isOver, title, zone } = await findJobOfReviewsToReassign(db, jobId);
    const needed = isOver ? [] : reviews.filter(needsTakenReviewAnotherReviewer);
    dropped.push(...reviews.filter((review) => !needed.includes(review)));
    if (needed.length === 0) continue;
    await lockDealingOfJob(db, jobId);
    const seed = newSeed();
    const wish = { jobId, memberId, takenBy: member.actorId, needed, seed };
    const { hands, without } = await planReviewReassignment(db, wish);
    await createReviewBatchOfReassignments(visit, { jobId, memberId, seed, hands, zone });
    dropped.push(...without);
    dealtAgain += hands.length;
    if (without.length > 0) missing.push({ title, reviews: without.length });
  }
  if (missing.length > 0 && !mayGiveUp)
    throw new Refusal('needs-confirmation', { message: writeMissingReviewersMessage(missing) });
  await lowerExpectedReviewsOfApplications(
    db,
    dropped.map(({ applicationId }) => applicationId),
  );
  return { dealtAgain, givenUp: missing.reduce((sum, { reviews }) => sum + reviews, 0) };
}
