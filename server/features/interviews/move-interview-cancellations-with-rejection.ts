import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { rescheduleEmailIfWaiting } from '../emails/reschedule-waiting-email.ts';
import { interviewCancellationNotifiedAt } from './rules/interview-cancellation-notified-at.ts';
import { findInterviewCancellationEmailsToWait } from './sql/interviews-to-end-restore-or-remind-of.ts';
import { findSubjectOfEvent } from './sql/subject-of-event.ts';

const HOUR_MS = 3_600_000;

/** A rejection leaves at another moment: what tells of an interview that ended with it goes along, since it would tell it too. */
export async function moveInterviewCancellationsWithRejection(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<void> {
  const now = services.now();
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      const applicationId = (await findSubjectOfEvent(db, eventId))?.subjectId;
      if (typeof applicationId !== 'number') return;
      const waiting = await findInterviewCancellationEmailsToWait(db, { applicationId, now });
      for (const { id, startsAt, rejectionAt } of waiting) {
        const waitHours = (rejectionAt.getTime() - now.getTime()) / HOUR_MS;
        const sendAt = interviewCancellationNotifiedAt({ startsAt, waitHours, now });
        await rescheduleEmailIfWaiting(db, { id, applicationId, sendAt });
      }
    },
  );
  services.hint();
}
