import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { dayOfMomentInZone } from './calculate-and-format-interview-days-and-zones.ts';
import type { DayWithInterviews } from './group-interviews-by-day-with-state-and-day-words.ts';

/** A time in the calendar: free, or that of an interview, which was held without a laid time where `slot` is null. */
export type InterviewCalendarEntryData = {
  key: string;
  startsAt: Date;
  minutes: number;
  roundId: number;
  slot: InterviewSlot | null;
  interview: JobInterview | null;
};

/** Laid times and interviews in one order; an interview stands at its time once. */
export function mergeInterviewCalendarEntries(
  slots: readonly InterviewSlot[],
  interviews: readonly JobInterview[],
): InterviewCalendarEntryData[] {
  const byId = new Map(interviews.map((interview) => [interview.id, interview]));
  const laid = slots.map(
    (slot): InterviewCalendarEntryData => ({
      key: `slot ${slot.id}`,
      startsAt: slot.startsAt,
      minutes: slot.minutes,
      roundId: slot.roundId,
      slot,
      interview: (slot.interview && byId.get(slot.interview.id)) ?? null,
    }),
  );
  const atSlots = new Set(slots.flatMap(({ interview }) => interview?.id ?? []));
  const others = interviews.flatMap((interview): InterviewCalendarEntryData[] => {
    const { id, startsAt, minutes, roundId } = interview;
    if (startsAt === null || atSlots.has(id)) return [];
    return [{ key: `interview ${id}`, startsAt, minutes, roundId, slot: null, interview }];
  });
  return [...laid, ...others].toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

export function isInterviewSlotFree(slot: InterviewSlot, now: Date): boolean {
  return slot.interview === null && slot.withdrawnAt === null && slot.startsAt > now;
}

export type DayWithInterviewsAndSlots = DayWithInterviews & {
  free: InterviewSlot[];
  withdrawn: InterviewSlot[];
};

/** Days to come with what is booked, and beside it what is free and what was withdrawn; also days of which nothing is booked. */
export function addInterviewSlotsToDays(
  days: readonly DayWithInterviews[],
  slots: readonly InterviewSlot[],
  { now, zone }: { now: Date; zone: string },
): DayWithInterviewsAndSlots[] {
  const open = slots.filter(({ interview, startsAt }) => interview === null && startsAt > now);
  const byDay = Map.groupBy(open, ({ startsAt }) => dayOfMomentInZone(startsAt, zone));
  const names = new Set([...days.map(({ day }) => day), ...byDay.keys()]);
  return [...names].toSorted().map((day) => {
    const own = byDay.get(day) ?? [];
    return {
      day,
      interviews: days.find((each) => each.day === day)?.interviews ?? [],
      free: own.filter(({ withdrawnAt }) => withdrawnAt === null),
      withdrawn: own.filter(({ withdrawnAt }) => withdrawnAt !== null),
    };
  });
}

/** Monday to Sunday of the week in which a day lies. */
export function listDaysOfWeekAround(day: string): string[] {
  const DAY_MS = 86_400_000;
  const date = Date.parse(day);
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, n) =>
    new Date(date + (n - sinceMonday) * DAY_MS).toISOString().slice(0, 10),
  );
}
