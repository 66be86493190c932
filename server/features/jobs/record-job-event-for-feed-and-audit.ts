import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { CommandWithJobId } from './load-visible-or-editable-job.ts';

type Kind =
  | 'job-archived'
  | 'job-unarchived'
  | 'job-archive-undone'
  | 'job-closed-by-hand'
  | 'job-closing-undone'
  | 'job-reopened';

/** For the feed and the audit trail alike. */
export async function recordJobEventForFeedAndAudit(
  { db, member, requestId }: VisitorRequestContext,
  { id }: CommandWithJobId,
  kind: Kind,
): Promise<void> {
  await recordDomainEvent(db, { kind, actorKind: 'member', actorId: member.actorId, jobId: id });
  await writeAuditEntry(db, { kind, actorKind: 'member', subject: `job ${id}`, requestId });
}
