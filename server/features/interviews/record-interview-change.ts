import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { recordDomainEvents } from '../../events/record-domain-events-and-update-application.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import {
  type DbForEndingInterviews,
  insertInterviewNoticeRow,
  insertInterviewNoticeRowForPanelOnly,
} from './sql/change-interview-slot-booking-and-notice-rows.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';

export type WhoChangedInterview =
  | { kind: 'member' | 'candidate'; id: number }
  | { kind: 'system'; id: null };

const kindByChange = {
  booked: 'interview-booked',
  changed: 'interview-changed',
  cancelled: 'interview-cancelled',
} as const satisfies Record<string, EventKind>;

type Change = {
  what: keyof typeof kindByChange;
  interview: { id: number; applicationId: number; jobId: number };
  /** As calendars count it; null for an invitation that no calendar knows. */
  sequence: number | null;
  startsAt: Date | null;
  minutes: number;
  by: WhoChangedInterview;
  now: Date;
  requestId?: string;
};

/** Says what became of an interview: an event, what is to be told of it as it is now, and an entry of the trail. */
export async function recordInterviewChange(
  db: DbForEndingInterviews,
  change: Change,
): Promise<void> {
  const { sequence, startsAt, minutes, now, what } = change;
  const eventId = await record(db, change);
  if (eventId === undefined || sequence === null || startsAt === null) return;
  const interviewId = change.interview.id;
  await insertInterviewNoticeRow(db, {
    eventId,
    interviewId,
    what,
    sequence,
    startsAt,
    minutes,
    now,
  });
}

/** The same, where the candidate hears of it later, or need not. */
export async function recordInterviewChangeForPanelOnly(
  db: Db<'staff'> | Db<'system'>,
  {
    sequence,
    startsAt,
    candidateAt,
    ...change
  }: Change & { sequence: number; startsAt: Date; candidateAt: Date | null },
): Promise<void> {
  const { minutes, now, what } = change;
  const eventId = await record(db, { ...change, sequence, startsAt });
  if (eventId === undefined) return;
  await insertInterviewNoticeRowForPanelOnly(db, {
    eventId,
    interviewId: change.interview.id,
    what,
    sequence,
    startsAt,
    minutes,
    now,
    tellsCandidate: candidateAt !== null,
    tellsCandidateAt: candidateAt,
  });
}

async function record(
  db: DbForEndingInterviews,
  { what, interview, by, requestId }: Change,
): Promise<number | undefined> {
  const kind = kindByChange[what];
  const [eventId] = await recordDomainEvents(db, [
    {
      kind,
      actorKind: by.kind,
      actorId: by.id,
      jobId: interview.jobId,
      subjectId: interview.applicationId,
    },
  ]);
  await writeAuditEntry(db, {
    kind,
    actorKind: by.kind,
    subject: `application ${interview.applicationId}`,
    ...(requestId !== undefined && { requestId }),
    details: { interview: interview.id },
  });
  return eventId;
}
