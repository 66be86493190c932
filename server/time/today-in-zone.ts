const formats = new Map<string, Intl.DateTimeFormat>();

/** Today as `YYYY-MM-DD` on the calendar of a time zone. */
export function todayInZone(zone: string, now: Date): string {
  return formatOf(zone).format(now);
}

/** Made once for each zone: a page of times asks for the day of each. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, made);
  return made;
}
