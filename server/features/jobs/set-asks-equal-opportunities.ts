import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import {
  findJobToEdit,
  updateAsksEqualOpportunitiesOfJobRow,
} from './sql/find-and-update-job-to-edit-and-check-brand.ts';

/**
 * Whether a role asks its candidates the equal-opportunities questions. No part of the draft that authors write
 * together, so it takes no version of it.
 * @throws Refusal not-found, not-allowed, job-archived
 */
export async function setAsksEqualOpportunities(
  { db, member }: VisitorRequestContext,
  { jobId, isWanted }: { jobId: number; isWanted: boolean },
): Promise<void> {
  const job = await findJobToEdit(db, jobId);
  if (job === undefined) throw new Refusal('not-found');
  if (!mayEditJob(member, job.team)) throw new Refusal('not-allowed');
  if (job.archivedAt !== null) throw new Refusal('job-archived');
  await updateAsksEqualOpportunitiesOfJobRow(db, jobId, isWanted);
}
