import { nextCalendarDay } from '../../../time/calendar-day-month-and-quarter-arithmetic.ts';

/** So many days after a day. */
export function addDaysToDay(day: string, days: number): string {
  return Array.from({ length: days }).reduce<string>((each) => nextCalendarDay(each), day);
}
