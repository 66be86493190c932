import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Candidates and staff book in the same way; the server itself ends what is over. */
export type DbForBookingInterviews = Db<'candidate'> | Db<'staff'>;
export type DbForEndingInterviews = DbForBookingInterviews | Db<'system'>;

export type FreeInterviewSlot = { id: number; startsAt: Date; minutes: number };

/**
 * A time of a round that nobody has, locked: whoever wants it too waits, and finds it taken. Undefined when somebody has it,
 * when it was withdrawn, or when it never was one of this round.
 */
export async function lockFreeInterviewSlot(
  db: DbForBookingInterviews,
  { slotId, roundId }: { slotId: number; roundId: number },
): Promise<FreeInterviewSlot | undefined> {
  return withGrantsOfCandidate(db)
    .selectFrom('core.interview_slot')
    .select(['id', 'starts_at as startsAt', 'minutes'])
    .where('id', '=', slotId)
    .where('round_id', '=', roundId)
    .where('interview_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Lets go of the time an interview has; its id, where it had one. */
export async function releaseInterviewSlotRow(
  db: DbForEndingInterviews,
  interviewId: number,
): Promise<number | undefined> {
  const released = await withGrantsOfCandidate(db)
    .updateTable('core.interview_slot')
    .set((eb) => ({ interview_id: null, version: eb('version', '+', 1) }))
    .where('interview_id', '=', interviewId)
    .returning('id')
    .executeTakeFirst();
  return released?.id;
}

/** Of a time that was locked. */
export async function occupyInterviewSlotRow(
  db: DbForEndingInterviews,
  { slotId, interviewId }: { slotId: number; interviewId: number },
): Promise<boolean> {
  const { numUpdatedRows } = await withGrantsOfCandidate(db)
    .updateTable('core.interview_slot')
    .set((eb) => ({ interview_id: interviewId, version: eb('version', '+', 1) }))
    .where('id', '=', slotId)
    .where('interview_id', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Booked = {
  id: number;
  version: number;
  startsAt: Date;
  minutes: number;
  sequence: number;
  movesMade: number;
  now: Date;
};

/** Over the version it was read in; false where that is gone. */
export async function markInterviewRowBooked(
  db: DbForBookingInterviews,
  booked: Booked,
): Promise<boolean> {
  const { numUpdatedRows } = await withGrantsOfCandidate(db)
    .updateTable('core.interview')
    .set({
      state: 'booked',
      starts_at: booked.startsAt,
      minutes: booked.minutes,
      sequence: booked.sequence,
      moves_made: booked.movesMade,
      booked_at: booked.now,
      ended_at: null,
      ended_by: null,
      left_slot_id: null,
      reminded_day_at: null,
      reminded_hour_at: null,
      version: booked.version + 1,
    })
    .where('id', '=', booked.id)
    .where('version', '=', booked.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Cancelled = {
  id: number;
  version: number;
  sequence: number | null;
  by: 'candidate' | 'member' | 'system';
  leftSlotId: number | null;
  now: Date;
};

/** Over the version it was read in; false where that is gone. */
export async function markInterviewRowCancelled(
  db: DbForEndingInterviews,
  { id, version, sequence, by, leftSlotId, now }: Cancelled,
): Promise<boolean> {
  const { numUpdatedRows } = await withGrantsOfCandidate(db)
    .updateTable('core.interview')
    .set({
      state: 'cancelled',
      sequence,
      ended_at: now,
      ended_by: by,
      left_slot_id: leftSlotId,
      version: version + 1,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export type InterviewNotice = {
  eventId: number;
  interviewId: number;
  what: 'booked' | 'changed' | 'cancelled' | 'reminder';
  sequence: number;
  startsAt: Date;
  minutes: number;
  now: Date;
};

export async function insertInterviewNoticeRow(
  db: DbForEndingInterviews,
  notice: InterviewNotice,
): Promise<void> {
  await withGrantsOfCandidate(db)
    .insertInto('core.interview_notice')
    .values({
      event_id: notice.eventId,
      interview_id: notice.interviewId,
      what: notice.what,
      sequence: notice.sequence,
      starts_at: notice.startsAt,
      minutes: notice.minutes,
      told_at: notice.now,
    })
    .execute();
}

type Aside = { tellsCandidate: boolean; tellsCandidateAt: Date | null };

/** The same, where the candidate hears of it later or not at all. */
export async function insertInterviewNoticeRowForPanelOnly(
  db: Db<'staff'> | Db<'system'>,
  notice: InterviewNotice & Aside,
): Promise<void> {
  // Both may insert these columns.
  await sql`
    insert into core.interview_notice (event_id, interview_id, what, sequence, starts_at, minutes, told_at,
      tells_candidate, tells_candidate_at)
    values (${notice.eventId}, ${notice.interviewId}, ${notice.what}, ${notice.sequence}, ${notice.startsAt},
      ${notice.minutes}, ${notice.now}, ${notice.tellsCandidate}, ${notice.tellsCandidateAt})`.execute(
    db,
  );
}

/** All of these doors may do this; the union of their types is wider than each. */
function withGrantsOfCandidate(db: DbForEndingInterviews): Db<'candidate'> {
  return db as Db<'candidate'>;
}
