import type { FeedbackReport } from '@evenhand/contract/feedback-reports/feedback-report.ts';
import type { Visit } from '../../access/visit.ts';
import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { readCandidatePageJobHeader } from '../apply/read-candidate-page-job-header.ts';
import { loadManagedJob } from '../jobs/load-managed-job.ts';
import { refuseUnlessOfJob } from '../pipeline/load-managed-application.ts';
import { areEnoughReviewsScoredToShow } from '../pipeline/rules/are-enough-reviews-scored-to-show.ts';
import { buildFeedbackReport } from './rules/build-feedback-report.ts';
import { parseFrozenReport } from './rules/parse-frozen-report.ts';
import { findFrozenReport } from './sql/candidate-feedback.ts';
import { findFeedbackFacts, findMarksOfJob } from './sql/feedback-facts.ts';
import { findReviewStanding } from './sql/review-standing.ts';

export type ManagedCandidate = {
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
  await refuseUnlessOfJob(db, { id, jobId });
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
export async function isShownBeforehand(
  { db }: Visit,
  { job, applicationId }: ManagedCandidate,
): Promise<boolean> {
  if (job.ownReviewsOpen) return false;
  const { scored, total, isMarked } = await findReviewStanding(db, {
    jobId: job.id,
    applicationId,
  });
  return isMarked && (total === 0 || areEnoughReviewsScoredToShow({ scored, total }));
}

async function findReportBeforehand(
  visit: Visit,
  managed: ManagedCandidate,
): Promise<FeedbackReport | null> {
  const { db, now } = visit;
  const { job, applicationId } = managed;
  if (job.ownReviewsOpen) return null;
  const frozen = await findFrozenReport(db, { applicationId, zone: job.zone });
  if (frozen !== undefined) return parseFrozenReport(frozen.body);
  if (!(await isShownBeforehand(visit, managed))) return null;
  const facts = await findFeedbackFacts(db, applicationId);
  if (facts === null) return null;
  return buildFeedbackReport(facts, await findMarksOfJob(db, job.id), dayInZone(job.zone, now));
}
