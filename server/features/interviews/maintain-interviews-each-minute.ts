import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { cancelInterviewOrInvitation } from './cancel-interview-or-invitation.ts';
import { interviewCancellationNotifiedAt } from './rules/interview-cancellation-notified-at.ts';
import {
  findOrganisationsWithInterviewsDue,
  markPanelSeatRowsOfDeactivatedLeft,
  lockInterviewsOfEndedApplicationsAndJobs,
  claimInterviewsToRemindOf,
} from './sql/interviews-to-end-restore-or-remind-of.ts';
import { insertInterviewNoticeRow } from './sql/change-interview-slot-booking-and-notice-rows.ts';
import { recordInterviewChangeForPanelOnly } from './record-interview-change.ts';
import { recordScorecardsOpened } from './record-scorecards-opened.ts';

const bySystem = { kind: 'system', id: null } as const;

/** Each minute, for whatever an event has not seen to: what is over is ended, seats that were left are open, and all are reminded. */
export async function maintainInterviewsOfAllOrganisations(
  services: Pick<Services, 'pools' | 'roles' | 'now' | 'hint'>,
): Promise<void> {
  const now = services.now();
  const due = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithInterviewsDue(db, now),
  );
  for (const orgId of due) await maintainInterviewsOfOrganisation(services, orgId);
  if (due.length > 0) services.hint();
}

/**
 * Who was rejected, was hired, has withdrawn or was erased does not come, nor does anybody to a role that was archived: the time is
 * free again, and candidate and panel are told. Asking again changes nothing.
 */
export async function maintainInterviewsOfOrganisation(
  services: Pick<Services, 'pools' | 'roles' | 'now'>,
  orgId: number,
): Promise<void> {
  const now = services.now();
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      await endWhatIsOver(db, now);
      await openLeftSeats(db, now);
      await remind(db, { kind: 'day', now });
      await remind(db, { kind: 'hour', now });
    },
  );
}

async function endWhatIsOver(db: Db<'system'>, now: Date): Promise<void> {
  for (const {
    isRejected,
    rejectionWaitHours,
    ...interview
  } of await lockInterviewsOfEndedApplicationsAndJobs(db, now)) {
    const { startsAt, minutes } = interview;
    const sequence = await cancelInterviewOrInvitation(db, { interview, by: 'system', now });
    if (sequence === null || startsAt === null) continue;
    const waitHours = isRejected ? rejectionWaitHours : 0;
    await recordInterviewChangeForPanelOnly(db, {
      what: 'cancelled',
      interview,
      sequence,
      startsAt,
      minutes,
      by: bySystem,
      now,
      candidateAt: interviewCancellationNotifiedAt({ startsAt, waitHours, now }),
    });
  }
}

/** Whoever sits there now is told by nobody that somebody left: their own hour stays as it was. */
async function openLeftSeats(db: Db<'system'>, now: Date): Promise<void> {
  const left = await markPanelSeatRowsOfDeactivatedLeft(db, now);
  await recordDomainEvents(
    db,
    [...new Set(left.map(({ jobId }) => jobId))].map((jobId) => ({
      kind: 'interview-times-changed',
      actorKind: 'system',
      actorId: null,
      jobId,
      subjectId: jobId,
    })),
  );
  await recordScorecardsOpened(db, { by: bySystem });
}

async function remind(db: Db<'system'>, which: { kind: 'day' | 'hour'; now: Date }): Promise<void> {
  for (const due of await claimInterviewsToRemindOf(db, which)) {
    const { id, jobId, applicationId, startsAt, minutes, sequence } = due;
    const [eventId] = await recordDomainEvents(db, [
      {
        kind: 'interview-soon',
        actorKind: 'system',
        actorId: null,
        jobId,
        subjectId: applicationId,
      },
    ]);
    if (eventId === undefined) continue;
    await insertInterviewNoticeRow(db, {
      eventId,
      interviewId: id,
      what: 'reminder',
      sequence,
      startsAt,
      minutes,
      now: which.now,
    });
  }
}
