import type { findTestProgressOfCandidateEndpoint } from '@evenhand/contract/candidate-tests/staff-reads-test-progress-of-candidate-and-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { findWhyTestResultIsHidden } from './rules/test-result-visibility.ts';
import {
  findWhetherApplicationIsSubmitted,
  findReviewCountsOfJob,
  findTestsOfApplication,
} from './sql/test-progress-review-counts-and-key-corrections.ts';

/** How far a candidate is with each test; who still reviews on the role finds none. */
export async function readTestProgressOfCandidate(
  visit: VisitorRequestContext,
  { applicationId, ...query }: RequestWithJobId & { applicationId: number },
): Promise<ResponseOf<typeof findTestProgressOfCandidateEndpoint>> {
  const { db } = visit;
  const job = await loadManagedJob(visit, query);
  const isSubmitted = await findWhetherApplicationIsSubmitted(db, { jobId: job.id, applicationId });
  if (isSubmitted === undefined) throw new Refusal('not-found');
  const hidden = findWhyTestResultIsHidden({
    isSubmitted,
    ownReviewsOpen: job.ownReviewsOpen,
    reviews: await findReviewCountsOfJob(db, job.id),
  });
  if (hidden === 'own-reviews-open') return { tests: [], hidden };
  const tests = await findTestsOfApplication(db, { jobId: job.id, applicationId });
  return {
    tests: tests.map((test) => (hidden === null ? test : { ...test, result: null })),
    hidden,
  };
}
