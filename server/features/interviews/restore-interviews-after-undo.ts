import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import {
  isInterviewCancellationEmailWaiting,
  lockInterviewsToRestore,
  restoreInvitedInterviewRows,
  restoreInterviewRow,
} from './sql/interviews-to-end-restore-or-remind-of.ts';
import { occupyInterviewSlotRow } from './sql/change-interview-slot-booking-and-notice-rows.ts';
import { findSubjectOfEvent } from './sql/subject-of-event.ts';
import { recordInterviewChangeForPanelOnly } from './record-interview-change.ts';
import { recordScorecardsOpened } from './record-scorecards-opened.ts';

/**
 * A decision was taken back, or a role brought back: candidates have their time again, if that is still free, and who was to choose
 * one may again. Whoever was not told before is not told now.
 */
export async function restoreInterviewsAfterUndo(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<void> {
  const now = services.now();
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      const event = await findSubjectOfEvent(db, eventId);
      if (event === undefined || event.jobId === null) return;
      const applicationId = event.kind === 'decision-undone' ? event.subjectId : null;
      const which = { applicationId, jobId: event.jobId, now };
      for (const interview of await lockInterviewsToRestore(db, which)) {
        const wasUntold = await isInterviewCancellationEmailWaiting(db, interview.applicationId);
        const { id, version, startsAt, minutes, slotId } = interview;
        if (startsAt === null) continue;
        const sequence = (interview.sequence ?? -1) + 1;
        // Of two who had this time one after the other, the last has taken it a moment ago.
        if (!(await occupyInterviewSlotRow(db, { slotId, interviewId: id }))) continue;
        await restoreInterviewRow(db, { id, version, sequence, now });
        await recordInterviewChangeForPanelOnly(db, {
          what: 'changed',
          interview,
          sequence,
          startsAt,
          minutes,
          by: { kind: 'system', id: null },
          now,
          candidateAt: wasUntold ? null : now,
        });
      }
      // What nobody is written to about is told to open pages alone.
      if ((await restoreInvitedInterviewRows(db, which)) > 0)
        await recordDomainEvent(db, {
          kind: 'interview-times-changed',
          actorKind: 'system',
          actorId: null,
          jobId: event.jobId,
          subjectId: event.jobId,
        });
      await recordScorecardsOpened(db, { by: { kind: 'system', id: null } });
    },
  );
  services.hint();
}
