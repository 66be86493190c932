import type { InterviewToChange } from './sql/lock-find-and-end-interview.ts';
import {
  type DbForEndingInterviews,
  releaseInterviewSlotRow,
  markInterviewRowCancelled,
} from './sql/change-interview-slot-booking-and-notice-rows.ts';

type Command = {
  /** Locked by the caller, who has checked that it may be cancelled. */
  interview: InterviewToChange;
  by: 'candidate' | 'member' | 'system';
  now: Date;
};

/**
 * Cancels an interview, or an invitation to one; its time is free again. The caller tells of it.
 * @returns as calendars count it from now on; null for what no calendar knows
 */
export async function cancelInterviewOrInvitation(
  db: DbForEndingInterviews,
  { interview, by, now }: Command,
): Promise<number | null> {
  const { id, version, state } = interview;
  const leftSlotId = (await releaseInterviewSlotRow(db, id)) ?? null;
  const sequence =
    state === 'booked' && interview.sequence !== null ? interview.sequence + 1 : interview.sequence;
  await markInterviewRowCancelled(db, { id, version, sequence, by, leftSlotId, now });
  return state === 'booked' ? sequence : null;
}
