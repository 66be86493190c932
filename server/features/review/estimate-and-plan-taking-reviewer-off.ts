import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { estimateTakingReviewerOffEndpoint } from '@evenhand/contract/review/estimate-and-take-reviewer-off.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  type ReviewReassignmentPlan,
  planReviewReassignment,
} from './plan-and-create-batch-of-reassigned-reviews.ts';
import { needsTakenReviewAnotherReviewer } from './rules/needs-taken-review-another-reviewer.ts';
import { marksVoidingProblem } from './rules/marks-voiding-problem.ts';
import {
  findJobOfReviewsToReassign,
  type JobOfReviewsToReassign,
  type ReviewToReassign,
} from './sql/take-unscored-reviews-and-find-replacements.ts';
import {
  findReviewerToTakeOff,
  findReviewsDealtToReviewer,
  type ReviewerToTakeOff,
} from './sql/reviews-taken-off-and-marks-voidings.ts';

/** So much as a seed is of; who is left for an answer does not depend on it. */
const NO_SEED = Buffer.alloc(32);

type ReviewerOfJob = { jobId: number; reviewerId: number };

/** What taking a reviewer off does, in sums alone: of no answer, no candidate and no mark. */
export async function estimateTakingReviewerOff(
  visit: VisitorRequestContext,
  asked: ReviewerOfJob,
): Promise<ResponseOf<typeof estimateTakingReviewerOffEndpoint>> {
  const { db, member } = visit;
  const { reviewer, job } = await loadReviewerToTakeOff(visit, asked);
  const reviews = await findReviewsDealtToReviewer(db, reviewer.linkId);
  const plan = (of: ReviewToReassign[]) =>
    planReassignmentOfTakenReviews(db, {
      jobId: asked.jobId,
      memberId: asked.reviewerId,
      takenBy: member.actorId,
      seed: NO_SEED,
      job,
      taken: of,
    });
  const unscored = await plan(reviews.filter(({ voided }) => !voided));
  const marked = reviews.filter(({ voided }) => voided);
  const marks = await plan(marked);
  return {
    name: reviewer.name,
    unscored: { toOthers: unscored.hands.length, givenUp: unscored.without.length },
    marks: {
      marks: marked.length,
      candidates: new Set(marked.map(({ applicationId }) => applicationId)).size,
      readAgain: marks.hands.length,
      notReadAgain: marks.dropped.length,
      problem: marksVoidingProblem({ ...job, marks: marked, without: marks.without }),
    },
  };
}

/**
 * Whoever takes somebody off runs the role and is somebody else, who reviews nothing on it: they would learn how others go on.
 * @throws Refusal not-found, not-allowed, own-reviews-open, own-marks
 */
export async function loadReviewerToTakeOff(
  visit: VisitorRequestContext,
  { jobId, reviewerId }: ReviewerOfJob,
): Promise<{ reviewer: ReviewerToTakeOff; job: JobOfReviewsToReassign }> {
  const { db, member } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const reviewer = await findReviewerToTakeOff(db, { jobId, memberId: reviewerId });
  if (reviewer === undefined) throw new Refusal('not-found');
  if (reviewerId === member.actorId) throw new Refusal('own-marks');
  if (job.ownReviewsOpen)
    throw new Refusal('own-reviews-open', {
      message:
        'You still have reviews to do on this role. Finish them first, or ask another admin.',
    });
  return { reviewer, job: await findJobOfReviewsToReassign(db, jobId) };
}

type TakenReviews = {
  jobId: number;
  memberId: number;
  takenBy: number;
  seed: Buffer;
  job: JobOfReviewsToReassign;
  taken: ReviewToReassign[];
};

/** Which of them others read now, for which nobody is left, and which decide nothing any more. */
export async function planReassignmentOfTakenReviews(
  db: Db<'staff'>,
  { job, taken, ...wish }: TakenReviews,
): Promise<ReviewReassignmentPlan & { dropped: ReviewToReassign[] }> {
  const needed = job.isOver ? [] : taken.filter(needsTakenReviewAnotherReviewer);
  const plan = await planReviewReassignment(db, { ...wish, needed });
  return { ...plan, dropped: taken.filter((review) => !needed.includes(review)) };
}
