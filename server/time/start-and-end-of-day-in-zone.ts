const DAY_MS = 86_400_000;

/** The moments between which it is a day such as `2026-11-21` in a time zone: 23 or 25 hours apart where clocks change. */
export function startAndEndOfDayInZone(day: string, zone: string): { from: Date; until: Date } {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return { from: startOf(day, zone), until: startOf(next, zone) };
}

/** The first second of a day: midnight, or later where the clocks leave midnight out. */
function startOf(day: string, zone: string): Date {
  const format = formatOf(zone);
  // No zone is further than a day from UTC, and days follow one another: the seam is between these two.
  let before = Math.floor((Date.parse(day) - DAY_MS) / 1000);
  let since = before + (2 * DAY_MS) / 1000;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (format.format(middle * 1000) < day) before = middle;
    else since = middle;
  }
  return new Date(since * 1000);
}

/** Making one takes longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(timeZone, format);
  return format;
}
