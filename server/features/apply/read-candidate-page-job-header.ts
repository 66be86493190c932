import type { CandidatePageJobHeader } from '@evenhand/contract/apply/candidate-page-header-outline-and-preview-types.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { buildCandidatePageJobHeader } from './public-job-page-and-applying.ts';
import { findJobWithEmployer } from './sql/job-with-employer-page-version-and-careers-slug.ts';

/**
 * What stands above a candidate's page of a role, for staff who look at it beforehand.
 * @throws Refusal not-found
 */
export async function readCandidatePageJobHeader(
  db: Db<'staff'>,
  jobId: number,
): Promise<CandidatePageJobHeader> {
  const job = await findJobWithEmployer(db, jobId);
  if (job === undefined) throw new Refusal('not-found');
  return buildCandidatePageJobHeader(job);
}
