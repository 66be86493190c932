/** Today as `YYYY-MM-DD` on the calendar of a time zone. */
export function dayInZone(zone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now);
}
