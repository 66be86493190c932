import { normaliseDigits } from '../../../text/normalise-digits.ts';

export type ParsedDay =
  /** A day, yyyy-MM-dd; unclear where day and month could be the other way round. */
  | { day: string; isAmbiguous: boolean; problem?: never }
  | { day?: never; problem: 'no-date' | 'no-such-day' | 'short-year' };

type Numbers = { year: number; month: number; day: number };

/**
 * A day as people write it: 2026-05-03, 3.5.2026, 05/03/2026, "3 May 2026", "3. Mai 2026", with digits of any script. Day and month
 * stand in the order of the locale, unless only the other order gives a day there is.
 */
export function parseDayInLocale(text: string, locale: string): ParsedDay {
  const written = normaliseDigits(text)
    .trim()
    .replaceAll(/[‐‑–−]/g, '-');
  const named = readNamedMonth(written, locale);
  if (named !== undefined) return answerOf([named]);
  const match = /^(\d{1,4})\s*([-/. ])\s*(\d{1,2})\s*\2\s*(\d{1,4})\.?$/.exec(written);
  if (match === null) return { problem: 'no-date' };
  const [one = '', middle = '', last = ''] = [match[1], match[3], match[4]];
  if (one.length === 4 && last.length <= 2)
    return answerOf([{ year: Number(one), month: Number(middle), day: Number(last) }]);
  if (one.length > 2) return { problem: 'no-date' };
  if (last.length !== 4) return { problem: 'short-year' };
  const year = Number(last);
  const dayFirst = { year, month: Number(middle), day: Number(one) };
  const monthFirst = { year, month: Number(one), day: Number(middle) };
  return answerOf(isMonthFirst(locale) ? [monthFirst, dayFirst] : [dayFirst, monthFirst]);
}

/** The first of the readings that is a day; ambiguous where another is a different one. */
function answerOf(readings: Numbers[]): ParsedDay {
  const days = new Set(readings.filter(isDayOfCalendar).map(isoDay));
  const [day] = days;
  if (day === undefined) return { problem: 'no-such-day' };
  return { day, isAmbiguous: days.size > 1 };
}

function isDayOfCalendar({ year, month, day }: Numbers): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isoDay({ year, month, day }: Numbers): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function isMonthFirst(locale: string): boolean {
  const types = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  // Where the year comes first, as in Canada, it says nothing of how people write it last.
  return types.indexOf('month') < types.indexOf('day') && types[0] !== 'year';
}

/** "3 May 2026", "May 3, 2026" and "3. Mai 2026", by the names of the locale and of English. */
function readNamedMonth(text: string, locale: string): Numbers | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s.,]+/)
    .filter((word) => word !== '');
  if (words.length !== 3) return undefined;
  const name = words.find((word) => /\p{L}{3}/u.test(word));
  const [one = '', other = ''] = words.filter((word) => word !== name);
  const day = /^(\d{1,2})(st|nd|rd|th|er|e)?$/.exec(one);
  if (name === undefined || day === null || !/^\d{4}$/.test(other)) return undefined;
  const month = Math.max(findMonth(name, locale), findMonth(name, 'en-GB'));
  return month === 0 ? undefined : { year: Number(other), month, day: Number(day[1]) };
}

/** From 1; 0 where no month is called so. */
function findMonth(name: string, locale: string): number {
  return 1 + monthNames(locale).findIndex((names) => names.includes(name));
}

function monthNames(locale: string): string[][] {
  return Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).map((style) =>
      new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
        .format(Date.UTC(2026, month, 1))
        .toLowerCase()
        .replace(/\.$/, ''),
    ),
  );
}
