import { dayAfter } from '../../../time/calendar-days.ts';

/** So many days after a day. */
export function dayAfterDays(day: string, days: number): string {
  return Array.from({ length: days }).reduce<string>((each) => dayAfter(each), day);
}
