import { findOrCreateDateFormat } from '../../parts/time/find-or-create-date-format.ts';

const DAY_MS = 86_400_000;

/** The reader's own zone. */
export function findReaderTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The day of a moment in a zone, as `2026-11-21`. */
export function dayOfMomentInZone(moment: Date, timeZone: string): string {
  return findOrCreateDateFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment);
}

/** So many days after a day, or before it. */
export function addDaysToIsoDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The first day after this one from Monday to Friday. */
export function nextWorkingDay(day: string): string {
  const next = addDaysToIsoDay(day, 1);
  const isWeekend = [0, 6].includes(new Date(next).getUTCDay());
  return isWeekend ? nextWorkingDay(next) : next;
}

/** 'November 21, 2026', the form that the specification asks for. */
export function formatIsoDayInUsWords(day: string): string {
  return findOrCreateDateFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    day: '2-digit',
    year: 'numeric',
  }).format(new Date(day));
}

export function formatDailyInterviewsHeading(day: string, today: string): string {
  if (day === today) return 'Today’s interviews';
  return day > today ? 'Upcoming interviews' : 'Past interviews';
}

/** '09:30' in a zone. */
export function formatClockTimeInZone(moment: Date, timeZone: string): string {
  return findOrCreateDateFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
}

/** 'GMT+0'; where the clocks change between the moments, both: 'GMT+0 and GMT+1'. */
export function formatUtcOffsets(moments: readonly Date[], timeZone: string): string {
  const format = findOrCreateDateFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' });
  const offsets = moments.map((moment) => {
    const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
    return name === undefined || name === 'GMT' ? 'GMT+0' : name;
  });
  return [...new Set(offsets)].join(' and ');
}
