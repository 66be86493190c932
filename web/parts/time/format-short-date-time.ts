import { findOrCreateDateFormat } from './find-or-create-date-format.ts';

/** As the specification wants it: MM/dd/yy hh:mmAM. */
export function formatShortDateTime(time: Date, timeZone?: string): string {
  const format = findOrCreateDateFormat('en-US', {
    month: '2-digit',
    day: '2-digit',
    year: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: true,
    ...(timeZone && { timeZone }),
  });
  const part = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${part.month}/${part.day}/${part.year} ${part.hour}:${part.minute}${part.dayPeriod}`;
}
