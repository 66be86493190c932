import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import {
  type JobToEdit,
  findJobToEdit,
} from './sql/find-and-update-job-to-edit-and-check-brand.ts';

/** A change of one job, based on the version its author was looking at. */
export type EditWithJobIdAndVersion = {
  id: number;
  version: number;
};

/**
 * The job, if this member may change it and saw its latest version.
 * @throws Refusal not-found for whoever may not see it, not-allowed for whoever may only look,
 * job-archived, newer-version
 */
export async function loadJobToEditIfVersionIsLatest(
  { db, member }: VisitorRequestContext,
  { id, version }: EditWithJobIdAndVersion,
): Promise<JobToEdit> {
  const job = await findJobToEdit(db, id);
  const sees =
    job !== undefined &&
    (member.role === 'ADMIN' || job.team.some((part) => part.id === member.actorId));
  if (!sees) throw new Refusal('not-found');
  if (!mayEditJob(member, job.team)) throw new Refusal('not-allowed');
  if (job.archivedAt !== null) throw new Refusal('job-archived');
  if (job.version !== version) throw new Refusal('newer-version');
  return job;
}
