import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { admitByPublicJobLink } from '../../access/admit-by-personal-or-job-link-and-read-token.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { publicJobLinkState } from './rules/public-job-link-state.ts';
import type { JobWithEmployer } from './sql/job-with-employer-page-version-and-careers-slug.ts';
import { findPublicJob } from './sql/public-jobs-new-applications-and-attempt-counts.ts';

export type FoundPublicJobWithDbAndOrgId = {
  db: Db<'public'>;
  orgId: number;
  job: JobWithEmployer;
  isOpen: boolean;
};

/**
 * The role behind its public link, in the room of its organisation.
 * @throws Refusal not-found when it was never published, is archived, a sample or unknown; role-closed long after its closing
 */
export async function findPublicJobByHash(
  db: Db<'public'>,
  services: Services,
  hash: string,
): Promise<FoundPublicJobWithDbAndOrgId> {
  const { db: inside, orgId, jobId } = await admitByPublicJobLink(db, services, hash);
  const job = await findPublicJob(inside, jobId);
  if (job === undefined) throw new Refusal('not-found');
  const face = publicJobLinkState(job, services.now());
  if (face === 'gone') throw new Refusal('role-closed');
  return { db: inside, orgId, job, isOpen: face === 'open' };
}
