import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';

type Change = {
  jobId: number;
  kind: 'interview-times-laid' | 'interview-times-withdrawn' | 'interview-time-moved';
  n: number;
};

/** Tells open pages of the role, and the trail. */
export async function recordInterviewSlotsChange(
  { db, member, requestId }: VisitorRequestContext,
  { jobId, kind, n }: Change,
): Promise<void> {
  await recordDomainEvent(db, {
    kind: 'interview-times-changed',
    actorKind: 'member',
    actorId: member.actorId,
    jobId,
    subjectId: jobId,
  });
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `job ${jobId}`,
    requestId,
    details: { n },
  });
}
