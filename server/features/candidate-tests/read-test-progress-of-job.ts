import type { findTestProgressOfJobEndpoint } from '@evenhand/contract/candidate-tests/staff-reads-test-progress-of-candidate-and-job.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  findAnswerKeyCorrections,
  findTestProgressOfJob,
} from './sql/test-progress-review-counts-and-key-corrections.ts';

/** How far those who apply are with each test of a role, and how its key was corrected. */
export async function readTestProgressOfJob(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof findTestProgressOfJobEndpoint>> {
  const { id } = await loadManagedJob(visit, query);
  const corrections = Map.groupBy(
    await findAnswerKeyCorrections(visit.db, id),
    ({ stageId }) => stageId,
  );
  const tests = await findTestProgressOfJob(visit.db, id);
  return {
    tests: tests.map((test) => ({
      ...test,
      corrections: corrections.get(test.stageId)?.map(({ correction }) => correction) ?? [],
    })),
  };
}
