import { formatDateTimeInZone } from './format-date-time-in-zone.ts';

/** Writes each moment in the reader's zone; a deadline says so when that is not the employer's. */
export function showLocalTimes(document: Document): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-zone]')) {
    const at = new Date(time.dateTime);
    const own = formatDateTimeInZone(at);
    const isElsewhere = own !== formatDateTimeInZone(at, time.dataset['zone']);
    time.textContent = isElsewhere && time.dataset['deadline'] ? `${own} your time` : own;
  }
}
