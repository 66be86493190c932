import type { Visit } from '../../access/visit.ts';
import { recordEvent } from '../../events/record-event.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';

type Change = {
  jobId: number;
  kind: 'interview-times-laid' | 'interview-times-withdrawn' | 'interview-time-moved';
  n: number;
};

/** Tells open pages of the role, and the trail. */
export async function noteSlotsChanged(
  { db, member, requestId }: Visit,
  { jobId, kind, n }: Change,
): Promise<void> {
  await recordEvent(db, {
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
