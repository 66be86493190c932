import { cachedDateFormat } from '../../parts/time/cached-date-format.ts';

const DAY_MS = 86_400_000;
const MIN_MS = 60_000;

export type InterviewSlot = { startsAt: Date; minutes: number };
export type InterviewSlotState = 'completed' | 'in-progress' | 'upcoming';

/** The reader's own zone. */
export function readerTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day of a moment in a zone, as `2026-11-21`. */
export function interviewDayInZone(moment: Date, timeZone: string): string {
  return cachedDateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

/** So many days after a day, or before it. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 'November 21, 2026', the form that the specification asks for. */
export function formatInterviewDay(day: string): string {
  return cachedDateFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: '2-digit',
    year: 'numeric',
  }).format(new Date(day));
}

export function interviewDayHeading(day: string, today: string): string {
  if (day === today) return 'Today’s interviews';
  return day > today ? 'Upcoming interviews' : 'Past interviews';
}

/** '09:30' in a zone. */
export function clockTimeInZone(moment: Date, timeZone: string): string {
  return cachedDateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(moment);
}

/** 'GMT+0'; where the clocks change between the moments, both: 'GMT+0 and GMT+1'. */
export function utcOffsetWords(moments: readonly Date[], timeZone: string): string {
  const format = cachedDateFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  const offsets = moments.map((moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
    return name === undefined || name === 'GMT' ? 'GMT+0' : name;
  });
  return [...new Set(offsets)].join(' and ');
}

export function interviewEnd({ startsAt, minutes }: InterviewSlot): Date {
  return new Date(startsAt.getTime() + minutes * MIN_MS);
}

/** Where an interview is by the clock: it begins on its first second, and is over once its minutes have passed. */
export function interviewStateAt(slot: InterviewSlot, now: Date): InterviewSlotState {
  if (interviewEnd(slot) <= now) return 'completed';
  return slot.startsAt <= now ? 'in-progress' : 'upcoming';
}

/** A clock that was put to sleep or set anew is looked at again after this long. */
const LONGEST_MS = 30_000;
/** A timer may fire a moment early. */
const SHORTEST_MS = 20;

/** How long what is shown stays true: until an interview begins or ends, and never long enough to miss midnight by much. */
export function msUntilInterviewChange(slots: readonly InterviewSlot[], now: Date): number {
  const waits = slots
    .flatMap((slot) => [slot.startsAt, interviewEnd(slot)])
    .map((moment) => moment.getTime() - now.getTime())
    .filter((ms) => ms > 0);
  return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ...waits));
}
