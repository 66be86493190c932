import type { Db } from '../../doors/enter.ts';
import type { Member } from '../../doors/staff.ts';
import { Refusal } from '../../refusal.ts';
import { phaseOf } from '../jobs/rules/job-phase.ts';
import { isOnTeam, mayManage } from '../pipeline/rules/manage-role.ts';
import { isTooSmall, warningsOf } from './rules/batch-warnings.ts';
import { dayIn, dueDay } from './rules/due-day.ts';
import { readingMinutes } from './rules/reading-time.ts';
import {
  countActiveMembers,
  countWords,
  findQuestionIds,
  findReviewedJob,
  findStates,
} from './sql/dealing.ts';

export type BatchWish = {
  jobId: number;
  applicationIds: number[];
  reviewerIds: number[];
  reviewsPerAnswer: number;
  dueOn?: string | undefined;
  member: Member;
  now: Date;
};

export type BatchPlan = {
  jobId: number;
  applications: number[];
  reviewers: number[];
  questions: number[];
  reviewsPerAnswer: number;
  dueOn: string;
  warnings: string[];
};

/**
 * What sending these candidates to review comes to.
 * @throws Refusal not-found, not-allowed, not-in-stage, batch-too-small, bad-input
 */
export async function planBatch(db: Db<'staff'>, wish: BatchWish): Promise<BatchPlan> {
  const job = await findReviewedJob(db, { jobId: wish.jobId, memberId: wish.member.actorId });
  const part = { isAdmin: wish.member.role === 'ADMIN', ownRole: job?.ownRole ?? null };
  if (job === undefined || !isOnTeam(part)) throw new Refusal('not-found');
  if (!mayManage(part))
    throw new Refusal('not-allowed', {
      message: 'Only an admin of this role may send its candidates to review.',
    });
  const applications = [...new Set(wish.applicationIds)];
  const reviewers = [...new Set(wish.reviewerIds)];
  await checkApplications(db, job.id, applications);
  await checkReviewers(db, reviewers, wish.reviewsPerAnswer);
  const batch = {
    isOpen: phaseOf(job, wish.now) === 'OPEN',
    candidates: applications.length,
    reviewsPerAnswer: wish.reviewsPerAnswer,
  };
  if (isTooSmall(batch)) throw new Refusal('batch-too-small');
  const dueOn = wish.dueOn ?? dueDay(job.zone, wish.now);
  if (dueOn < dayIn(job.zone, wish.now)) throw badField('dueOn', 'Choose today or a later day.');
  const questions = await findQuestionIds(db, job.id);
  if (questions.length === 0)
    throw new Refusal('not-in-stage', {
      message: 'This role has no question that could be reviewed.',
    });
  return {
    jobId: job.id,
    applications,
    reviewers,
    questions,
    reviewsPerAnswer: wish.reviewsPerAnswer,
    dueOn,
    warnings: warningsOf(batch),
  };
}

/** Work and time of each reviewer of a plan. */
export async function estimateWork(
  db: Db<'staff'>,
  { applications, questions, reviewers, reviewsPerAnswer, warnings }: BatchPlan,
) {
  const answers = applications.length * questions.length;
  const reviews = answers * reviewsPerAnswer;
  const reviewsPerReviewer = Math.ceil(reviews / reviewers.length);
  const words = ((await countWords(db, applications)) * reviewsPerAnswer) / reviewers.length;
  const minutesPerReviewer = readingMinutes({ words, answers: reviewsPerReviewer });
  return { answers, reviews, reviewsPerReviewer, minutesPerReviewer, warnings };
}

async function checkApplications(
  db: Db<'staff'>,
  jobId: number,
  applications: number[],
): Promise<void> {
  const found = await findStates(db, jobId, applications);
  if (found.length < applications.length) throw new Refusal('not-found');
  if (found.some(({ state }) => state !== 'submitted')) throw new Refusal('not-in-stage');
}

async function checkReviewers(
  db: Db<'staff'>,
  reviewers: number[],
  reviewsPerAnswer: number,
): Promise<void> {
  const active = await countActiveMembers(db, reviewers);
  if (active < reviewers.length)
    throw badField('reviewerIds', 'Somebody chosen is not an active member of your organisation.');
  if (reviewsPerAnswer > reviewers.length) {
    throw badField(
      'reviewsPerAnswer',
      `Choose at least ${reviewsPerAnswer} reviewers, or fewer reviews an answer.`,
    );
  }
}

function badField(field: string, message: string): Refusal {
  return new Refusal('bad-input', { fields: { [field]: message } });
}
