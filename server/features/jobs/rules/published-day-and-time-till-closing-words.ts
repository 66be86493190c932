const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a role still takes applications, in the words of its card; null when it says nothing more than its phase. */
export function timeTillClosingWords(closesAt: Date | null, now: Date): string | null {
  if (closesAt === null || closesAt <= now) return null;
  const left = closesAt.getTime() - now.getTime();
  if (left < HOUR_MS) return `Closes in ${plural(Math.ceil(left / MINUTE_MS), 'minute')}`;
  if (left < DAY_MS) return `Closes in ${plural(Math.floor(left / HOUR_MS), 'hour')}`;
  return `Closes in ${plural(Math.floor(left / DAY_MS), 'day')}`;
}

/** 'Published 3 Mar', with the year when it is not this one, in the organisation's zone. */
export function publishedDayWords(
  publishedAt: Date | null,
  now: Date,
  zone: string,
): string | null {
  if (publishedAt === null) return null;
  const [day, year] = dayAndYear(publishedAt, zone);
  const isThisYear = year === dayAndYear(now, zone)[1];
  return `Published ${isThisYear ? day : `${day} ${year}`}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** '3 Mar' and '2026'. Making a format costs a hundred times as much as using it, so each zone's is kept. */
function dayAndYear(date: Date, zone: string): [day: string, year: string] {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: zone });
  formats.set(zone, format);
  const text = format.format(date);
  const space = text.lastIndexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}

function plural(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? '' : 's'}`;
}
