import type { Visit } from '../../access/visit.ts';
import { writeAuditEntry, recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayEditJob } from './rules/may-edit-job.ts';
import { findJobCardRow, type JobCardRow } from './sql.ts';

/** What somebody does to a whole role. */
export type JobCommand = { id: number };

type Kind =
  | 'job-archived'
  | 'job-unarchived'
  | 'job-archive-undone'
  | 'job-closed-by-hand'
  | 'job-closing-undone'
  | 'job-reopened';

/** @throws Refusal not-found for whoever may not see it */
export async function loadJob(visit: Visit, { id }: JobCommand): Promise<JobCardRow> {
  const job = await findJobCardRow(visit.db, visit, id);
  if (job === undefined) throw new Refusal('not-found');
  return job;
}

/** @throws Refusal not-found, not-allowed for whoever may only look */
export async function loadEditableJob(visit: Visit, command: JobCommand): Promise<JobCardRow> {
  const job = await loadJob(visit, command);
  if (!mayEditJob(visit.member, job.members)) throw new Refusal('not-allowed');
  return job;
}

/** For the feed and the audit trail alike. */
export async function recordJobCommand(
  { db, member, requestId }: Visit,
  { id }: JobCommand,
  kind: Kind,
): Promise<void> {
  await recordEvent(db, { kind, actorKind: 'member', actorId: member.actorId, jobId: id });
  await writeAuditEntry(db, { kind, actorKind: 'member', subject: `job ${id}`, requestId });
}
