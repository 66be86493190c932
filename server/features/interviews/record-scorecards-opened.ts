import type { Db } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { InterviewActor } from './record-interview-change.ts';
import { findScorecardsOpenedInTransaction } from './sql/scorecards-opened.ts';

/** Of a panel that was changed in this transaction: where no card was missing any more, all were opened with it. */
export async function recordScorecardsOpened(
  db: Db<'staff'> | Db<'system'>,
  { by, requestId }: { by: InterviewActor; requestId?: string },
): Promise<void> {
  for (const { interviewId, applicationId, jobId } of await findScorecardsOpenedInTransaction(db)) {
    const kind = 'scorecards-opened';
    const actor = { actorKind: by.kind, actorId: by.id };
    await recordEvent(db, { kind, ...actor, jobId, subjectId: applicationId });
    await writeAuditEntry(db, {
      kind,
      actorKind: by.kind,
      subject: `application ${applicationId}`,
      ...(requestId !== undefined && { requestId }),
      details: { interviewId },
    });
  }
}
