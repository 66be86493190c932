import { mayInterviewBecome } from '@evenhand/contract/interviews/interview-states.ts';
import type { Interview } from './sql/interviews.ts';
import {
  type DbForBooking,
  type FreeSlot,
  lockFreeSlot,
  releaseSlot,
  setInterviewBooked,
  takeSlot,
} from './sql/taking-slots.ts';
import { type InterviewActor, recordInterviewChange } from './record-interview-change.ts';

type Command = {
  /** Locked by the caller, who has checked the right to. */
  interview: Interview;
  slotId: number;
  /** Whether this time is one that this booking may have: its beginning and its length. */
  suits: (slot: FreeSlot) => boolean;
  by: InterviewActor;
  now: Date;
  requestId: string;
};

/**
 * Books a free time, or another one in place of that which was booked. Of fifty at once on one time one gets it; the others are
 * told, and keep what they had. Nothing is changed unless it is `booked`.
 */
export async function giveTimeToInterview(
  db: DbForBooking,
  { interview, slotId, suits, by, now, requestId }: Command,
): Promise<'booked' | 'taken' | 'not-bookable'> {
  const { id, roundId, state } = interview;
  if (!mayInterviewBecome(state, 'booked')) return 'not-bookable';
  const slot = await lockFreeSlot(db, { slotId, roundId });
  if (slot === undefined || !suits(slot)) return 'taken';
  await releaseSlot(db, id);
  await takeSlot(db, { slotId: slot.id, interviewId: id });
  const isMoved = state === 'booked';
  const sequence = (interview.sequence ?? -1) + 1;
  const { startsAt, minutes } = slot;
  await setInterviewBooked(db, {
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
