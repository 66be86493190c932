import {
  type ApplicationState,
  canSelectCandidatesInStageGroup,
  candidateStageGroups,
  findOnlyApplicationStateOfStageGroup,
} from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { listEmailTemplatesToChoose } from '../emails/list-and-check-email-template-choices.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { mayCloseJob, mayReopenJob } from '../jobs/rules/may-close-or-reopen-job.ts';
import { timeTillClosingWords } from '../jobs/rules/published-day-and-time-till-closing-words.ts';
import { type RequestWithJobId, loadJobForTeam } from '../jobs/load-job-for-team-or-manager.ts';
import {
  countIdentitiesOpenedBeforeRelease,
  countApplicationsByState,
  findReviewBatches,
  findMembersReviewsCanBeDealtTo,
} from './sql/pipeline-counts-reviewers-and-review-batches.ts';

/** How the manage screen is headed. Whoever may not manage the role learns how many candidates there are, and no more. */
export async function readJobPipelineHeader(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<JobPipeline> {
  const { db, now, member } = visit;
  const job = await loadJobForTeam(visit, query);
  const states = await countApplicationsByState(db, job.id);
  const phase = jobPhaseOf(job, now);
  const isAdmin = member.role === 'ADMIN';
  const rights = { ...job, phase, isAdmin, mayEdit: job.mayManage };
  const sum = (part: 'n' | 'opened', state: ApplicationState | null) =>
    states.reduce((n, row) => (state === null || row.state === state ? n + row[part] : n), 0);
  const sealed = sum('opened', null) < sum('n', null) ? 'sealed' : null;
  return {
    id: job.id,
    title: job.title,
    hash: job.hash,
    phase,
    timeTillClosing: phase === 'OPEN' ? timeTillClosingWords(job.closesAt, now) : null,
    team: job.team,
    grade: job.grade,
    groups: candidateStageGroups.map(({ key, title }) => ({
      key,
      title,
      count: sum('n', findOnlyApplicationStateOfStageGroup(key)),
      selectable: canSelectCandidatesInStageGroup(key),
    })),
    sealed: job.ownReviewsOpen ? 'own-reviews-open' : sealed,
    identitiesOpened: await countIdentitiesOpenedBeforeRelease(db, job.id),
    ownReviews: job.ownReviews,
    reviewers: job.mayManage ? await findMembersReviewsCanBeDealtTo(db, job.id) : [],
    questionCount: job.questionCount,
    reviewsPerAnswer: job.reviewsPerAnswer,
    batches: job.mayManage ? await findReviewBatches(db, job.id) : [],
    rejectionTexts: job.mayManage
      ? await listEmailTemplatesToChoose(db, { jobId: job.id, kinds: ['applicant-rejection'] })
      : [],
    otherTexts: job.mayManage
      ? await listEmailTemplatesToChoose(db, { jobId: job.id, kinds: ['other'] })
      : [],
    hire: {
      asked: job.publishedAt !== null && !job.sample,
      status: job.hireStatus,
      waitingSince: job.waitingSince,
    },
    may: { manage: job.mayManage, close: mayCloseJob(rights), reopen: mayReopenJob(rights) },
  };
}
