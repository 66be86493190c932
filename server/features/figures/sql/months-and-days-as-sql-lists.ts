import { type RawBuilder, sql } from 'kysely';
import { splitDateRangeIntoMonthsAndDays } from '../rules/split-into-months-and-days.ts';

/** The whole months of a range by their first days, and the days before and after them: as lists, for an index by each. */
export function monthsAndDaysAsSqlLists(
  from: string,
  until: string,
): { months: RawBuilder<string[]>; days: RawBuilder<string[]> } {
  const { months, days } = splitDateRangeIntoMonthsAndDays(from, until);
  const [before, after] = days;
  return {
    months: sql`array(select generate_series(${months.from}::timestamp, ${months.before}::timestamp - interval '1 day',
      interval '1 month')::date)`,
    days: sql`array(select generate_series(${before.from}::timestamp, ${before.until}::timestamp,
        interval '1 day')::date
      union all select generate_series(${after.from}::timestamp, ${after.until}::timestamp, interval '1 day')::date)`,
  };
}
