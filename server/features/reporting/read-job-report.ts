import { undecidedStates } from '@evenhand/contract/pipeline/application-states.ts';
import type { JobReport } from '@evenhand/contract/reporting.ts';
import type { Db } from '../../access/enter.ts';
import type { Member } from '../../access/staff.ts';
import { countQuickApply } from '../invites/count-quick-apply.ts';
import { readSourceTitles } from '../job-boards/read-source-titles.ts';
import { loadManagedJob } from '../jobs/manage-access.ts';
import { formPages } from './rules/form-pages.ts';
import { funnelOf } from './rules/funnel.ts';
import { findFormFacts, findStageDays } from './sql/job-report.ts';
import { countReachedSteps, countSources } from './sql.ts';

/** A median of fewer is as good as one person's. */
const STAGE_LEAST = 5;

/**
 * What one role has come to: exact and live, for whoever runs it. Sources follow the names: counted are those that the
 * member may know.
 */
export async function readJobReport(
  db: Db<'staff'>,
  { jobId, member }: { jobId: number; member: Member },
): Promise<JobReport> {
  const job = await loadManagedJob(db, { jobId, member });
  const { sample, furthest, rejected, withdrawn } = await countReachedSteps(db, job.id);
  const steps = funnelOf(furthest);
  const rows = await countSources(db, job.id);
  const titles = await readSourceTitles(
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
    quickApplyCandidates: sample ? 0 : await countQuickApply(db, { jobId: job.id }),
    sources: {
      rows: rows.map((row) => ({ ...row, name: titles.get(row.name) ?? row.name })),
      sealed: hidden === null ? submitted - known : 0,
      hidden,
    },
    pages: formPages(await findFormFacts(db, job.id)),
    stages: await stageDays(db, job.id),
  };
}

async function stageDays(db: Db<'staff'>, jobId: number): Promise<JobReport['stages']> {
  const rows = new Map((await findStageDays(db, jobId)).map((row) => [row.stage, row]));
  return undecidedStates.map((stage) => {
    const { candidates = 0, days = null } = rows.get(stage) ?? {};
    return { stage, candidates, days: candidates < STAGE_LEAST ? null : days };
  });
}
