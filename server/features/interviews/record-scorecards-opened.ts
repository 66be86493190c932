import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { WhoChangedInterview } from './record-interview-change.ts';
import { findScorecardsOpenedInTransaction } from './sql/scorecards-opened.ts';

/** Of a panel that was changed in this transaction: where no card was missing any more, all were opened with it. */
export async function recordScorecardsOpened(
  db: Db<'staff'> | Db<'system'>,
  { by, requestId }: { by: WhoChangedInterview; requestId?: string },
): Promise<void> {
  for (const { interviewId, applicationId, jobId } of await findScorecardsOpenedInTransaction(db)) {
    const kind = 'scorecards-opened';
    const actor = { actorKind: by.kind, actorId: by.id };
    await recordDomainEvent(db, { kind, ...actor, jobId, subjectId: applicationId });
    await writeAuditEntry(db, {
      kind,
      actorKind: by.kind,
      subject: `application ${applicationId}`,
      ...(requestId !== undefined && { requestId }),
      details: { interviewId },
    });
  }
}
