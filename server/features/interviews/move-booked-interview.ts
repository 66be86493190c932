import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import {
  recordInterviewChange,
  recordInterviewChangeForPanelOnly,
} from './record-interview-change.ts';
import { markInterviewRowBooked } from './sql/change-interview-slot-booking-and-notice-rows.ts';
import type { InterviewOfManagedJob } from './sql/lock-find-and-end-interview.ts';

type Move = {
  /** Locked, and booked. */
  interview: InterviewOfManagedJob;
  startsAt: Date;
  /** Whether its candidate would come at another time or to another place. */
  isSeen: boolean;
};

/** A booked interview is held at another time or place, or by another panel: calendars and whoever needs to are told. */
export async function moveBookedInterview(
  { db, member, now, requestId }: VisitorRequestContext,
  { interview, startsAt, isSeen }: Move,
): Promise<void> {
  const { id, version, movesMade, minutes } = interview;
  const sequence = (interview.sequence ?? -1) + 1;
  await markInterviewRowBooked(db, { id, version, startsAt, minutes, sequence, movesMade, now });
  const by = { kind: 'member', id: member.actorId } as const;
  const at = { sequence, startsAt, minutes, by, now, requestId };
  const change = { what: 'changed', interview, ...at } as const;
  if (isSeen) await recordInterviewChange(db, change);
  else await recordInterviewChangeForPanelOnly(db, { ...change, candidateAt: null });
}
