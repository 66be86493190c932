import {
  nextCalendarDay,
  firstDayOfMonth,
  lastDayOfMonth,
  firstDayOfNextMonth,
  calendarQuarterOfDay,
} from '../../../time/calendar-day-month-and-quarter-arithmetic.ts';
import { RESPONDENTS_OF_PUBLISHED_GROUP_MIN } from './disclosure-limits.ts';

export type PeriodOfCalendarDays = { from: string; until: string };

/** How many answered of those who began in a month, which is named by its first day. */
export type RespondentsOfMonth = { month: string; respondents: number };

/**
 * Joins closed months, one after the other, until enough of those who began in them have answered. What is left at the end
 * waits.
 * @param months a month without anybody may be missing
 */
export function joinMonthsUntilEnoughRespondents(
  months: readonly RespondentsOfMonth[],
  { from, until }: PeriodOfCalendarDays,
): PeriodOfCalendarDays[] {
  const counts = new Map(months.map(({ month, respondents }) => [month, respondents]));
  const periods: PeriodOfCalendarDays[] = [];
  let open = { from: firstDayOfMonth(from), respondents: 0 };
  for (let month = open.from; lastDayOfMonth(month) <= until; month = firstDayOfNextMonth(month)) {
    open.respondents += counts.get(month) ?? 0;
    if (open.respondents < RESPONDENTS_OF_PUBLISHED_GROUP_MIN) continue;
    periods.push({ from: open.from, until: lastDayOfMonth(month) });
    open = { from: firstDayOfNextMonth(month), respondents: 0 };
  }
  return periods;
}

/**
 * Joins periods of the whole organisation to about a quarter each: whole ones, so that no stretch of days can be had from
 * the difference. A quarter is there once it is over.
 * @param closed the last day of the last closed month
 */
export function joinPeriodsToQuarters(
  periods: readonly PeriodOfCalendarDays[],
  closed: string,
): PeriodOfCalendarDays[] {
  // By where they end: one that was joined over the end of a quarter belongs to the later one.
  const quarters = Map.groupBy(periods, ({ until }) => calendarQuarterOfDay(until));
  const over = calendarQuarterOfDay(nextCalendarDay(closed));
  return [...quarters].flatMap(([quarter, members]) => {
    const [first, last] = [members[0], members.at(-1)];
    return first && last && quarter < over ? [{ from: first.from, until: last.until }] : [];
  });
}
