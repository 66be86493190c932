import { mayInterviewStateBecome } from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import type { InterviewToChange } from './sql/lock-find-and-end-interview.ts';
import {
  type DbForBookingInterviews,
  type FreeInterviewSlot,
  lockFreeInterviewSlot,
  releaseInterviewSlotRow,
  markInterviewRowBooked,
  occupyInterviewSlotRow,
} from './sql/change-interview-slot-booking-and-notice-rows.ts';
import { type WhoChangedInterview, recordInterviewChange } from './record-interview-change.ts';

type Command = {
  /** Locked by the caller, who has checked the right to. */
  interview: InterviewToChange;
  slotId: number;
  /** Whether this time is one that this booking may have: its beginning and its length. */
  suits: (slot: FreeInterviewSlot) => boolean;
  by: WhoChangedInterview;
  now: Date;
  requestId: string;
};

/**
 * Books a free time, or another one in place of that which was booked. Of fifty at once on one time one gets it; the others are
 * told, and keep what they had. Nothing is changed unless it is `booked`.
 */
export async function bookSlotForInterview(
  db: DbForBookingInterviews,
  { interview, slotId, suits, by, now, requestId }: Command,
): Promise<'booked' | 'taken' | 'not-bookable'> {
  const { id, roundId, state } = interview;
  if (!mayInterviewStateBecome(state, 'booked')) return 'not-bookable';
  const slot = await lockFreeInterviewSlot(db, { slotId, roundId });
  if (slot === undefined || !suits(slot)) return 'taken';
  await releaseInterviewSlotRow(db, id);
  await occupyInterviewSlotRow(db, { slotId: slot.id, interviewId: id });
  const isMoved = state === 'booked';
  const sequence = (interview.sequence ?? -1) + 1;
  const { startsAt, minutes } = slot;
  await markInterviewRowBooked(db, {
    id,
    version: interview.version,
    startsAt,
    minutes,
    sequence,
    movesMade: interview.movesMade + (isMoved && by.kind === 'candidate' ? 1 : 0),
    now,
  });
  await recordInterviewChange(db, {
    what: isMoved ? 'changed' : 'booked',
    interview,
    sequence,
    startsAt,
    minutes,
    by,
    now,
    requestId,
  });
  return 'booked';
}
