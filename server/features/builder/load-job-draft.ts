import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { mayEditJob } from '../jobs/rules/may-edit-job.ts';
import { mayCloseJob, mayReopenJob } from '../jobs/rules/may-close-or-reopen-job.ts';
import { findPublishedPlanEditRights } from './rules/published-plan-edit-rights.ts';
import { findPublishBlockers } from './rules/publish-blockers.ts';
import { estimateReviewerMinutesPerAnswer } from '../jobs/rules/estimate-reviewer-minutes-per-answer.ts';
import { estimateCandidateMinutes } from '../job-plan/rules/estimate-candidate-minutes.ts';
import { countryOfLocale } from '../job-plan/rules/country-of-locale.ts';
import { planItemFromRow } from '../job-plan/rules/plan-item-from-and-to-row.ts';
import { findPlanProblems } from '../job-plan/rules/plan-problems.ts';
import {
  type JobDraftPlanDbRow,
  findJobDraftPlan,
} from './sql/find-job-draft-plan-and-count-criteria.ts';
import { type JobDraftDbRow, findJobDraftRow } from './sql/job-drafts-and-questions.ts';

/**
 * A job as its builder shows it to one member.
 * @throws Refusal not-found for whoever has no part in it and is no admin
 */
export async function loadJobDraft(
  visit: VisitorRequestContext,
  { id }: { id: number },
): Promise<JobDraft> {
  const { db, member, now } = visit;
  const row = await findJobDraftRow(db, id, now);
  const sees =
    row !== undefined &&
    (member.role === 'ADMIN' || teamOf(row).some((part) => part.id === member.actorId));
  if (!sees) throw new Refusal('not-found');
  return draftOf({ ...row, ...(await findJobDraftPlan(db, id)) }, visit);
}

function draftOf(
  row: JobDraftDbRow & JobDraftPlanDbRow,
  { member, now }: VisitorRequestContext,
): JobDraft {
  const phase = jobPhaseOf(row, now);
  const runs = mayEditJob(member, teamOf(row));
  const rights = { ...row, phase, isAdmin: member.role === 'ADMIN', mayEdit: runs };
  const edit = runs && row.archivedAt === null;
  const reviewers = row.members.filter(
    ({ role }) => role === 'admin' || role === 'reviewer',
  ).length;
  const publishable = { ...row, reviewers, room: { tier: row.tier, open: row.openJobs } };
  return {
    id: row.id,
    version: row.version,
    hash: row.hash,
    phase,
    title: row.title,
    team: row.team,
    grade: row.grade,
    location: row.location,
    description: row.description,
    ...row.advert,
    brands: row.brands,
    closesAt: row.closesAt,
    openUntilFilled: row.openUntilFilled,
    reviewsPerAnswer: row.reviewsPerAnswer,
    zone: row.zone,
    questions: row.questions,
    ...planOf(row, { showsKeys: runs }),
    members: row.members,
    planRights: findPublishedPlanEditRights({ isPublished: row.publishedAt !== null }),
    blockers: phase === 'DRAFT' ? findPublishBlockers(publishable, now) : [],
    minutes: {
      candidate: estimateCandidateMinutes(row.questions),
      reviewerPerAnswer: estimateReviewerMinutesPerAnswer(row.questions),
    },
    may: {
      edit,
      publish: edit && phase === 'DRAFT',
      close: mayCloseJob(rights),
      reopen: mayReopenJob(rights),
    },
  };
}

/** What the answers to a test are worth is for whoever runs the role alone. */
function planOf(row: JobDraftDbRow & JobDraftPlanDbRow, { showsKeys }: { showsKeys: boolean }) {
  const { criteria, locale } = row;
  const stages = row.stages.map((stage) => ({ ...stage, items: stage.items.map(planItemFromRow) }));
  return {
    criteria,
    stages: showsKeys ? stages : stages.map((stage) => ({ ...stage, answerKeys: [] })),
    problems: findPlanProblems({
      criteria,
      stages: stages.filter(({ switchedOff }) => !switchedOff),
      answerKeys: stages.flatMap(({ answerKeys }) => answerKeys),
      country: countryOfLocale(locale),
    }),
  };
}

function teamOf({ members }: JobDraftDbRow) {
  return members.flatMap(({ id, role }) => (role === null ? [] : [{ id, role }]));
}
