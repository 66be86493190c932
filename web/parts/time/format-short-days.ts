import { findOrCreateDateFormat } from './find-or-create-date-format.ts';

/** '18 Nov', with the year when it is not this one, of a plain day such as '2026-11-18'. */
export function formatIsoDayShort(day: string, thisYear = new Date().getFullYear()): string {
  return words(new Date(`${day}T00:00:00Z`), thisYear, { timeZone: 'UTC' });
}

/** The day of a moment, in the reader's zone. */
export function formatDayOfMomentShort(moment: Date, thisYear = new Date().getFullYear()): string {
  return words(moment, thisYear, {});
}

function words(date: Date, thisYear: number, zone: { timeZone?: string }): string {
  const year = Number(findOrCreateDateFormat('en-GB', { year: 'numeric', ...zone }).format(date));
  const text = findOrCreateDateFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(year !== thisYear && { year: 'numeric' }),
    ...zone,
  }).format(date);
  // The only month that British English cuts after four letters.
  return text.replace('Sept', 'Sep');
}
