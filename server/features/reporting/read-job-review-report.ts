import type { JobReviewReport } from '@evenhand/contract/reporting/job-reports.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { reviewScoreFigures } from './rules/review-score-figures.ts';
import { findJobScoreSums } from './sql/job-form-pages-stage-days-and-score-sums.ts';

/**
 * How far the reviews of a role are, and what they tell of its questions and of how far reviewers agree: once names are
 * released, so that nobody is led by it who still scores, and to nobody who does.
 */
export async function readJobReviewReport(
  visit: VisitorRequestContext,
  { jobId }: { jobId: number },
): Promise<JobReviewReport> {
  const { db } = visit;
  const job = await loadManagedJob(visit, { jobId });
  const { scored, total, released, unreleased, ...sums } = await findJobScoreSums(db, job.id);
  const beforeRelease = released === 0 && unreleased > 0 ? 'not-released' : null;
  const hidden = job.ownReviewsOpen ? 'own-reviews-open' : beforeRelease;
  const isTold = hidden === null && sums.candidates > 0;
  return {
    progress: { scored, total },
    hidden,
    scores: isTold ? { isPartial: unreleased > 0, ...reviewScoreFigures(sums) } : null,
  };
}
