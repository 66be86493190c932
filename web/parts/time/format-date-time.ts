import { findOrCreateDateFormat } from './find-or-create-date-format.ts';

/** '27 November 2026, 14:05', on the reader's clocks or those of a zone. */
export function formatDateTime(instant: Date, timeZone?: string): string {
  const zone = timeZone && { timeZone };
  const day = findOrCreateDateFormat('en-GB', { dateStyle: 'long', ...zone }).format(instant);
  return `${day}, ${findOrCreateDateFormat('en-GB', { timeStyle: 'short', ...zone }).format(instant)}`;
}
