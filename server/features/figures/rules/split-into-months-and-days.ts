/** A range of days as what is stored by month and what is stored by day. Days as 2026-03-31; a range whose end is before its start is empty. */
export type WholeMonthsAndSingleDays = {
  /** First days of the months that lie within the range as a whole: from the one up to and without the other. */
  months: { from: string; before: string };
  /** The days before them and after them. */
  days: readonly [Days, Days];
};
type Days = { from: string; until: string };

export function splitDateRangeIntoMonthsAndDays(
  from: string,
  until: string,
): WholeMonthsAndSingleDays {
  const first = from.endsWith('-01') ? from : nextMonth(from);
  const after = nextMonth(until) === nextDay(until) ? nextDay(until) : `${until.slice(0, 7)}-01`;
  // No whole month: all of it by day.
  if (first >= after)
    return { months: { from: first, before: first }, days: [{ from, until }, NO_DAYS] };
  return {
    months: { from: first, before: after },
    days: [
      { from, until: dayBefore(first) },
      { from: after, until },
    ],
  };
}

const NO_DAYS: Days = { from: '0001-01-02', until: '0001-01-01' };

function nextMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(Date.UTC(year, month, 1));
}

const DAY_MS = 86_400_000;
const nextDay = (day: string) => dayOf(Date.parse(day) + DAY_MS);
const dayBefore = (day: string) => dayOf(Date.parse(day) - DAY_MS);

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
