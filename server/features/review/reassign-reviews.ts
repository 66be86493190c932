import type { Visit } from '../../access/visit.ts';
import { recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { expectFewerReviews } from '../pipeline/expect-fewer-reviews.ts';
import { isFullyReviewed } from '../pipeline/rules/job-counters.ts';
import { createReviewItems, createReviewBatch } from './create-review-batch.ts';
import { redealAnswers } from './rules/redeal-answers.ts';
import { reviewDueDay } from './rules/review-due-day.ts';
import { orderAnswersByReviewer } from './rules/order-answers-by-reviewer.ts';
import {
  findReplacementReviewers,
  findReviewersByAnswer,
  findJobOfReviewsToReassign,
  type JobOfReviewsToReassign,
  type ReviewToReassign,
  takeReviewsFromMember,
} from './sql/reassigned-reviews.ts';
import { findSeenNames, lockDealingOfJob } from './sql/seen-names.ts';

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
  visit: Visit,
  command: Command,
): Promise<{ dealtAgain: number; givenUp: number }> {
  const { db } = visit;
  const taken = await takeReviewsFromMember(db, command.memberId);
  const dropped: number[] = [];
  const missing: { title: string; reviews: number }[] = [];
  let dealtAgain = 0;
  for (const [jobId, reviews] of Map.groupBy(taken, (review) => review.jobId)) {
    const job = await findJobOfReviewsToReassign(db, jobId);
    const needed = job.isOver ? [] : reviews.filter(isStillNeeded);
    dropped.push(...reviews.filter((review) => !needed.includes(review)).map(applicationOf));
    if (needed.length === 0) continue;
    const without = await dealReviewsAgainOnJob(visit, { ...command, jobId, role: job, needed });
    dropped.push(...without);
    dealtAgain += needed.length - without.length;
    if (without.length > 0) missing.push({ title: job.title, reviews: without.length });
  }
  if (missing.length > 0 && !command.mayGiveUp)
    throw new Refusal('needs-confirmation', missingReviewersMessage(missing));
  await expectFewerReviews(db, dropped);
  return { dealtAgain, givenUp: missing.reduce((sum, { reviews }) => sum + reviews, 0) };
}

/** Answers the applications, one for each review, for which nobody is left. */
async function dealReviewsAgainOnJob(
  visit: Visit,
  command: Command & { jobId: number; role: JobOfReviewsToReassign; needed: ReviewToReassign[] },
): Promise<number[]> {
  const { db, member, now, config } = visit;
  const { jobId, role: job, needed, memberId } = command;
  await lockDealingOfJob(db, jobId);
  const applicationIds = [...new Set(needed.map(applicationOf))];
  const holders = await findReviewersByAnswer(db, applicationIds);
  const helpers = await findReplacementReviewers(db, { jobId, but: memberId });
  const seen = await findSeenNames(db, { applicationIds, memberIds: helpers.map(({ id }) => id) });
  const seed = command.newSeed();
  const { hands, without } = redealAnswers({
    seed,
    answers: needed.map(({ applicationId, questionId }) => ({
      application: applicationId,
      question: questionId,
      had: [
        memberId,
        ...(holders.find(
          (held) => held.applicationId === applicationId && held.questionId === questionId,
        )?.members ?? []),
        ...seen
          .filter(({ application }) => application === applicationId)
          .map(({ reviewer }) => reviewer),
      ],
    })),
    helpers,
  });
  if (hands.length > 0) {
    const plan = {
      jobId,
      applications: [...new Set(hands.map(({ application }) => application))],
      reviewers: [...new Set(hands.flatMap(({ reviewers }) => reviewers))],
      questions: [...new Set(hands.map(({ question }) => question))],
      reviewsPerAnswer: 1,
      dueOn: reviewDueDay(job.zone, now),
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
    await recordEvent(db, {
      kind: 'batch-dealt',
      actorKind: 'member',
      actorId: member.actorId,
      jobId,
      subjectId: batchId,
    });
  }
  return without.map(({ application }) => application);
}

/** Names that are open are read by nobody blindly any more, and whoever was decided on waits for no score. */
function isStillNeeded(review: ReviewToReassign): boolean {
  return !review.released && review.state === 'in_review' && !isFullyReviewed(review);
}

function applicationOf({ applicationId }: ReviewToReassign): number {
  return applicationId;
}

function missingReviewersMessage(missing: { title: string; reviews: number }[]): {
  message: string;
} {
  const parts = missing.map(
    ({ title, reviews }) => `${reviews} ${reviews === 1 ? 'answer' : 'answers'} for ${title}`,
  );
  const list = new Intl.ListFormat('en-GB').format(parts);
  return {
    message: `Nobody else can score ${list}. Without them these answers are scored by fewer people than planned. Choose more reviewers first, or confirm.`,
  };
}
