import type { FeedbackReport } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { readCandidatePageJobHeader } from '../apply/read-candidate-page-job-header.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { refuseUnlessApplicationIsOfJob } from '../pipeline/load-or-check-managed-application.ts';
import { areEnoughReviewsScoredToShow } from '../pipeline/rules/are-enough-reviews-scored-to-show.ts';
import { buildFeedbackReport } from './rules/build-feedback-report.ts';
import { parseFrozenFeedbackReport } from './rules/parse-frozen-feedback-report.ts';
import { findFrozenFeedbackReport } from './sql/feedback-releases-reports-and-comments.ts';
import {
  findFeedbackReportFacts,
  findMeanStarCountsOfJob,
} from './sql/feedback-report-facts-and-mean-star-counts.ts';
import { findJobAndCandidateReviewProgress } from './sql/job-and-candidate-review-progress.ts';

export type ManagedJobAndApplicationId = {
  job: Awaited<ReturnType<typeof loadManagedJob>>;
  applicationId: number;
};

/** The report as its candidate has it, or would have it today; nothing of it while its reader still scores, or too little is scored. */
export async function previewFeedbackPage({
  db,
  visit,
  params,
}: PageContext<'staff'>): Promise<PageResponse> {
  const [jobId, id] = [Number(params['jobId']), Number(params['applicationId'])];
  if (!Number.isSafeInteger(jobId) || !Number.isSafeInteger(id)) throw new Refusal('not-found');
  const job = await loadManagedJob(visit, { jobId });
  await refuseUnlessApplicationIsOfJob(db, { id, jobId });
  return {
    show: {
      page: 'feedback',
      job: await readCandidatePageJobHeader(db, jobId),
      base: null,
      availableOn: null,
      isNever: false,
      report: await findReportBeforehand(visit, { job, applicationId: id }),
      comment: null,
      asksSurvey: false,
      contactEmail: null,
    },
  };
}

/** Whether there is anything of a candidate to look at. */
export async function isFeedbackPreviewAvailable(
  { db }: VisitorRequestContext,
  { job, applicationId }: ManagedJobAndApplicationId,
): Promise<boolean> {
  if (job.ownReviewsOpen) return false;
  const { scored, total, isMarked } = await findJobAndCandidateReviewProgress(db, {
    jobId: job.id,
    applicationId,
  });
  return isMarked && (total === 0 || areEnoughReviewsScoredToShow({ scored, total }));
}

async function findReportBeforehand(
  visit: VisitorRequestContext,
  managed: ManagedJobAndApplicationId,
): Promise<FeedbackReport | null> {
  const { db, now } = visit;
  const { job, applicationId } = managed;
  if (job.ownReviewsOpen) return null;
  const frozen = await findFrozenFeedbackReport(db, { applicationId, zone: job.zone });
  if (frozen !== undefined) return parseFrozenFeedbackReport(frozen.body);
  if (!(await isFeedbackPreviewAvailable(visit, managed))) return null;
  const facts = await findFeedbackReportFacts(db, applicationId);
  if (facts === null) return null;
  return buildFeedbackReport(
    facts,
    await findMeanStarCountsOfJob(db, job.id),
    todayInZone(job.zone, now),
  );
}
