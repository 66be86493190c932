const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const ago = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const MIN_MS = 60_000;
const HOUR_MS = 60 * MIN_MS;
const DAY_MS = 24 * HOUR_MS;

export function formatSessionDay(date: Date): string {
  return day.format(date);
}

/** '5 minutes ago', in the largest unit that is whole. */
export function formatSessionAge(date: Date, now: Date): string {
  const ms = now.getTime() - date.getTime();
  if (ms < 2 * MIN_MS) return 'just now';
  if (ms < HOUR_MS) return ago.format(-Math.floor(ms / MIN_MS), 'minute');
  if (ms < DAY_MS) return ago.format(-Math.floor(ms / HOUR_MS), 'hour');
  return ago.format(-Math.floor(ms / DAY_MS), 'day');
}
