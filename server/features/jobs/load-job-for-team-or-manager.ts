import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { maySeeJob, mayManageCandidates } from './rules/may-see-job-or-manage-candidates.ts';
import { findManagedJobRow, type ManagedJobDbRow } from './sql/managed-job.ts';

/** Whoever may manage a role: a member, or a program with a member's key. */
export type RequestWithJobId = { jobId: number };

/** A role as its team sees it; to anybody else it does not exist. */
export async function loadJobForTeam(
  { db, member }: VisitorRequestContext,
  { jobId }: RequestWithJobId,
): Promise<ManagedJobDbRow & { mayManage: boolean }> {
  const job = await findManagedJobRow(db, { id: jobId, memberId: member.actorId });
  const part = { isAdmin: member.role === 'ADMIN', ownRole: job?.ownRole ?? null };
  if (job === undefined || !maySeeJob(part)) throw new Refusal('not-found');
  return { ...job, mayManage: mayManageCandidates(part) };
}

/** A role whose candidates the member may see and decide on. Its reviewers and observers may not. */
export async function loadManagedJob(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ManagedJobDbRow> {
  const job = await loadJobForTeam(visit, query);
  if (!job.mayManage) throw refusalOfManaging();
  return job;
}

/**
 * Says no as `loadManagedJob` does, where whoever asks has read with the rest what the member is on the role's team.
 * @throws Refusal not-found, not-allowed
 */
export function refuseUnlessMayManageJob(
  { member }: VisitorRequestContext,
  job: { ownRole: JobTeamRole | null } | null,
): void {
  const part = { isAdmin: member.role === 'ADMIN', ownRole: job?.ownRole ?? null };
  if (job === null || !maySeeJob(part)) throw new Refusal('not-found');
  if (!mayManageCandidates(part)) throw refusalOfManaging();
}

function refusalOfManaging(): Refusal {
  return new Refusal('not-allowed', {
    message: 'Only admins of this role see its candidates. If you need to, ask one of them.',
  });
}
