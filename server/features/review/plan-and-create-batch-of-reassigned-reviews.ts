import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { createReviewBatch, createReviewItems } from './create-review-batch.ts';
import type { AnswerAssignment } from './rules/answer-assignment-types.ts';
import { orderAnswersByReviewer } from './rules/order-answers-by-reviewer.ts';
import { redealAnswersToOtherReviewers } from './rules/redeal-answers-to-other-reviewers.ts';
import { reviewDueDay } from './rules/review-due-day.ts';
import {
  findReplacementReviewers,
  findReviewersByAnswer,
  type ReviewToReassign,
} from './sql/take-unscored-reviews-and-find-replacements.ts';
import { findSeenNames } from './sql/seen-names-and-dealing-lock.ts';

type Wish = {
  jobId: number;
  /** Whose reviews they were. */
  memberId: number;
  /** Who takes them. */
  takenBy: number;
  needed: readonly ReviewToReassign[];
  seed: Buffer;
};

export type ReviewReassignmentPlan = {
  hands: AnswerAssignment[];
  /** For whom nobody is left. */
  without: ReviewToReassign[];
};

/**
 * Who reads instead of a reviewer what is still needed. Whoever voids marks is dealt none of these answers: with a mark of
 * their own they could tell from the means before and after what the void one was.
 */
export async function planReviewReassignment(
  db: Db<'staff'>,
  { jobId, memberId, takenBy, needed, seed }: Wish,
): Promise<ReviewReassignmentPlan> {
  if (needed.length === 0) return { hands: [], without: [] };
  const applicationIds = [...new Set(needed.map(({ applicationId }) => applicationId))];
  const holders = await findReviewersByAnswer(db, applicationIds);
  const helpers = await findReplacementReviewers(db, { jobId, but: memberId });
  const memberIds = helpers.map(({ id }) => id);
  const seen = memberIds.length === 0 ? [] : await findSeenNames(db, { applicationIds, memberIds });
  const { hands, without } = redealAnswersToOtherReviewers({
    seed,
    helpers,
    answers: needed.map(({ applicationId, questionId, voided }) => ({
      application: applicationId,
      question: questionId,
      had: [
        memberId,
        ...(voided ? [takenBy] : []),
        ...(holders.find(
          (held) => held.applicationId === applicationId && held.questionId === questionId,
        )?.members ?? []),
        ...seen
          .filter(({ application }) => application === applicationId)
          .map(({ reviewer }) => reviewer),
      ],
    })),
  });
  const isWithout = new Set(
    without.map(({ application, question }) => `${application} ${question}`),
  );
  return {
    hands,
    without: needed.filter((each) => isWithout.has(`${each.applicationId} ${each.questionId}`)),
  };
}

type Dealing = Pick<Wish, 'jobId' | 'memberId' | 'seed'> & {
  hands: AnswerAssignment[];
  zone: string;
};

/** In a batch of its own; the new readers are let in and told as always. */
export async function createReviewBatchOfReassignments(
  visit: VisitorRequestContext,
  { jobId, memberId, seed, hands, zone }: Dealing,
): Promise<void> {
  if (hands.length === 0) return;
  const { db, member, now, config } = visit;
  const plan = {
    jobId,
    applications: [...new Set(hands.map(({ application }) => application))],
    reviewers: [...new Set(hands.flatMap(({ reviewers }) => reviewers))],
    questions: [...new Set(hands.map(({ question }) => question))],
    reviewsPerAnswer: 1,
    dueOn: reviewDueDay(zone, now),
  };
  const batchId = await createReviewBatch(visit, plan, {
    seed,
    kind: 'reviews-dealt-again',
    details: { from: memberId, reviews: hands.length },
  });
  await createReviewItems(
    db,
    { ...plan, batchId, seed },
    orderAnswersByReviewer(seed, hands),
    config,
  );
  await recordDomainEvent(db, {
    kind: 'batch-dealt',
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: batchId,
  });
}
