import { undecidedApplicationStates } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobReport } from '@evenhand/contract/reporting/job-reports.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { countPeopleInterestedInJobs } from '../invitations-to-apply/count-people-interested-in-jobs.ts';
import { findSourceTitles } from '../job-boards/find-source-titles.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { formPageDropOff } from './rules/form-page-drop-off.ts';
import { computeHiringFunnelFromFurthestSteps } from './rules/hiring-funnel.ts';
import {
  findFormPageDropOffCounts,
  findMedianDaysByStage,
} from './sql/job-form-pages-stage-days-and-score-sums.ts';
import {
  countJobCandidatesByStep,
  countJobCandidatesBySource,
} from './sql/count-job-candidates-by-step-and-source.ts';

/** A median of fewer is as good as one person's. */
const STAGE_LEAST = 5;

/**
 * What one role has come to: exact and live, for whoever runs it. Sources follow the names: counted are those that the
 * member may know.
 */
export async function readJobReport(
  visit: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<JobReport> {
  const { db, member } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const { sample, furthest, rejected, withdrawn } = await countJobCandidatesByStep(db, job.id);
  const steps = computeHiringFunnelFromFurthestSteps(furthest);
  const rows = await countJobCandidatesBySource(db, job.id);
  const titles = await findSourceTitles(
    db,
    rows.map(({ name }) => name),
  );
  const known = rows.reduce((sum, { submitted }) => sum + submitted, 0);
  const submitted = steps.find(({ step }) => step === 'submit')?.runningTotal ?? 0;
  const forSupport = member.impersonationId === null ? null : 'support';
  const hidden = job.ownReviewsOpen ? 'own-reviews-open' : forSupport;
  return {
    sample,
    steps,
    rejected,
    withdrawn,
    quickApplyCandidates: sample ? 0 : await countPeopleInterestedInJobs(db, { jobId: job.id }),
    sources: {
      rows: rows.map((row) => ({ ...row, name: titles.get(row.name) ?? row.name })),
      sealed: hidden === null ? submitted - known : 0,
      hidden,
    },
    pages: formPageDropOff(await findFormPageDropOffCounts(db, job.id)),
    stages: await stageDays(db, job.id),
  };
}

async function stageDays(db: Db<'staff'>, jobId: number): Promise<JobReport['stages']> {
  const rows = new Map((await findMedianDaysByStage(db, jobId)).map((row) => [row.stage, row]));
  return undecidedApplicationStates.map((stage) => {
    const { candidates = 0, days = null } = rows.get(stage) ?? {};
    return { stage, candidates, days: candidates < STAGE_LEAST ? null : days };
  });
}
