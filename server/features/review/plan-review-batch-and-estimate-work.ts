import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { maySeeJob, mayManageCandidates } from '../jobs/rules/may-see-job-or-manage-candidates.ts';
import {
  isReviewBatchOfOpenJobTooSmall,
  reviewBatchNotes,
  reviewBatchWarnings,
} from './rules/review-batch-warnings-notes-and-size-checks.ts';
import { dealAnswersToReviewers } from './rules/deal-answers.ts';
import { reviewDueDay } from './rules/review-due-day.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { estimateReviewingMinutes } from './rules/estimate-reviewing-minutes.ts';
import {
  countNamesSeenByReviewer,
  findCandidatesShortOfReviewers,
  writeTooFewReviewersMessage,
  type SeenName,
} from './rules/names-seen-by-reviewers-and-reviewer-shortage.ts';
import {
  countActiveMembersAmongIds,
  countWordsOfAnswers,
  findQuestionIdsToDeal,
  findJobOfAnswersToDeal,
  findApplicationStatesToDeal,
  findApplicationsWithTaskToDeal,
} from './sql/facts-for-dealing-answers-and-new-review-rows.ts';
import {
  findReferencesAndReviewerNames,
  findSeenNames,
} from './sql/seen-names-and-dealing-lock.ts';

const SEED_BYTES = 32;

export type ReviewBatchRequest = {
  jobId: number;
  applicationIds: number[];
  /** A task whose answers are sent; else those that were written to apply. */
  stageId?: number | undefined;
  reviewerIds: number[];
  reviewsPerAnswer: number;
  dueOn?: string | undefined;
};

export type ReviewBatchPlan = {
  jobId: number;
  applications: number[];
  reviewers: number[];
  questions: number[];
  reviewsPerAnswer: number;
  dueOn: string;
  warnings: string[];
  notes: string[];
  /** Who is dealt around whom: these reviewers have seen these names. */
  seen: SeenName[];
};

/**
 * What sending these candidates to review comes to.
 * @throws Refusal not-found, not-allowed, not-in-stage, batch-too-small, bad-input
 */
export async function planReviewBatch(
  { db, member, now }: VisitorRequestContext,
  wish: ReviewBatchRequest,
): Promise<ReviewBatchPlan> {
  const job = await findJobOfAnswersToDeal(db, { jobId: wish.jobId, memberId: member.actorId });
  const part = { isAdmin: member.role === 'ADMIN', ownRole: job?.ownRole ?? null };
  if (job === undefined || !maySeeJob(part)) throw new Refusal('not-found');
  if (!mayManageCandidates(part))
    throw new Refusal('not-allowed', {
      message: 'Only an admin of this role may send its candidates to review.',
    });
  const applications = [...new Set(wish.applicationIds)];
  const reviewers = [...new Set(wish.reviewerIds)];
  await checkApplications(db, { ...wish, applications });
  await checkReviewers(db, reviewers, wish.reviewsPerAnswer);
  const batch = {
    // Who was sent a task did not apply just now, however open the role still is.
    isOpen: wish.stageId === undefined && jobPhaseOf(job, now) === 'OPEN',
    candidates: applications.length,
    reviewsPerAnswer: wish.reviewsPerAnswer,
  };
  if (isReviewBatchOfOpenJobTooSmall(batch)) throw new Refusal('batch-too-small');
  const dueOn = wish.dueOn ?? reviewDueDay(job.zone, now);
  if (dueOn < todayInZone(job.zone, now)) throw badField('dueOn', 'Choose today or a later day.');
  const questions = await findQuestionIdsToDeal(db, { jobId: job.id, stageId: wish.stageId });
  if (questions.length === 0)
    throw new Refusal('not-in-stage', {
      message: 'Nothing is asked there that could be reviewed.',
    });
  const seen = await findSeenNames(db, { applicationIds: applications, memberIds: reviewers });
  await checkReaders(db, { ...wish, applications, reviewers, seen });
  return {
    jobId: job.id,
    applications,
    reviewers,
    questions,
    reviewsPerAnswer: wish.reviewsPerAnswer,
    dueOn,
    warnings: reviewBatchWarnings(batch),
    notes: reviewBatchNotes({ promised: job.promised, reviewsPerAnswer: wish.reviewsPerAnswer }),
    seen,
  };
}

/** Work and time of each reviewer of a plan, and whose share is smaller because they have seen names. */
export async function estimateReviewWork(db: Db<'staff'>, plan: ReviewBatchPlan) {
  const { applications, questions, reviewers, reviewsPerAnswer, warnings, notes } = plan;
  const answers = applications.length * questions.length;
  const reviews = answers * reviewsPerAnswer;
  const reviewsPerReviewer = mostReviews(plan);
  const share =
    plan.seen.length === 0 ? reviewsPerAnswer / reviewers.length : reviewsPerReviewer / answers;
  const words =
    (await countWordsOfAnswers(db, { applicationIds: applications, questionIds: questions })) *
    share;
  const minutesPerReviewer = estimateReviewingMinutes({ words, answers: reviewsPerReviewer });
  const dealtAround = countNamesSeenByReviewer(plan).map(({ reviewer, ...counts }) => ({
    id: reviewer,
    ...counts,
  }));
  return {
    answers,
    reviews,
    reviewsPerReviewer,
    minutesPerReviewer,
    warnings,
    notes,
    dealtAround,
  };
}

/** What the busiest reviewer gets; all get the same where nobody is dealt around. */
function mostReviews(plan: ReviewBatchPlan): number {
  const { applications, questions, reviewers, reviewsPerAnswer, seen } = plan;
  if (seen.length === 0)
    return Math.ceil(
      (applications.length * questions.length * reviewsPerAnswer) / reviewers.length,
    );
  const dealt = dealAnswersToReviewers({ ...plan, seed: new Uint8Array(SEED_BYTES) });
  const loads = Map.groupBy(dealt, ({ reviewer }) => reviewer).values();
  return Math.max(...[...loads].map(({ length }) => length));
}

async function checkApplications(
  db: Db<'staff'>,
  {
    jobId,
    stageId,
    applications,
  }: Pick<ReviewBatchRequest, 'jobId' | 'stageId'> & { applications: number[] },
): Promise<void> {
  const found = await findApplicationStatesToDeal(db, jobId, applications);
  if (found.length < applications.length) throw new Refusal('not-found');
  if (stageId !== undefined) {
    const ready = await findApplicationsWithTaskToDeal(db, {
      stageId,
      applicationIds: applications,
    });
    if (ready.length < applications.length)
      throw new Refusal('not-in-stage', {
        message:
          'Only a task that was handed in and closed can be sent to review, and only once. Choose again.',
      });
    return;
  }
  if (found.some(({ state }) => state !== 'submitted')) throw new Refusal('not-in-stage');
}

async function checkReviewers(
  db: Db<'staff'>,
  reviewers: number[],
  reviewsPerAnswer: number,
): Promise<void> {
  const active = await countActiveMembersAmongIds(db, reviewers);
  if (active < reviewers.length)
    throw badField('reviewerIds', 'Somebody chosen is not an active member of your organisation.');
  if (reviewsPerAnswer > reviewers.length) {
    throw badField(
      'reviewsPerAnswer',
      `Choose at least ${reviewsPerAnswer} reviewers, or fewer reviews an answer.`,
    );
  }
}

/** Nobody reads the answers of somebody whose name they have seen: enough others must be left for each candidate. */
async function checkReaders(
  db: Db<'staff'>,
  plan: {
    applications: number[];
    reviewers: number[];
    reviewsPerAnswer: number;
    seen: SeenName[];
  },
): Promise<void> {
  const short = findCandidatesShortOfReviewers(plan);
  if (short.length === 0) return;
  const have = plan.seen.filter(({ application }) => short.includes(application));
  const memberIds = [...new Set(have.map(({ reviewer }) => reviewer))];
  throw badField(
    'reviewerIds',
    writeTooFewReviewersMessage(
      await findReferencesAndReviewerNames(db, { applicationIds: short, memberIds }),
    ),
  );
}

function badField(field: string, message: string): Refusal {
  return new Refusal('bad-input', { fields: { [field]: message } });
}
