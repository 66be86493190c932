import {
  formatDateTimeInZone,
  formatTimeZoneShortName,
} from './format-date-time-and-short-zone-name.ts';

/** Writes each moment in the reader's zone; a deadline names it, and says so when that is not the employer's. */
export function showTimesInReaderZone(document: Document): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const at = new Date(time.dateTime);
    const isDeadline = time.dataset['deadline'] !== undefined;
    const own = formatDateTimeInZone(at, !isDeadline);
    const isElsewhere = own !== formatDateTimeInZone(at, !isDeadline, time.dataset['zone']);
    const named = isDeadline ? `${own} ${formatTimeZoneShortName(at)}` : own;
    time.textContent = isElsewhere && isDeadline ? `${named}, your time` : named;
  }
}
