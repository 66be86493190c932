import {
  interviewSlotBookableUntil,
  isInterviewSlotLongEnough,
} from '../../interviews/rules/interview-booking-limits-and-problems.ts';

/** Whether a free time is offered to a candidate: long enough for them, and not too soon. */
export function isSlotOfferedToCandidate(
  { startsAt, minutes }: { startsAt: Date; minutes: number },
  { roundMinutes, noticeHours }: { roundMinutes: number; noticeHours: number },
  { timeFactor, now }: { timeFactor: number; now: Date },
): boolean {
  return (
    now <= interviewSlotBookableUntil(startsAt, { noticeHours }) &&
    isInterviewSlotLongEnough(minutes, { roundMinutes, timeFactor })
  );
}
