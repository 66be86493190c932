import * as z from 'zod/mini';
import { useUrlQuery } from '../../net/use-url-query-and-parse-or-format-search-params.ts';

const CalendarAddress = z.object({
  view: z._default(z.catch(z.enum(['list', 'week']), 'list'), 'list'),
  /** Any day of the week that is looked at; none for this week. */
  day: z.optional(z.catch(z.optional(z.iso.date()), undefined)),
  withdrawn: z._default(z.catch(z.enum(['shown', 'hidden']), 'shown'), 'shown'),
});

/** What is shown of a calendar is in its address. */
export function useInterviewCalendarUrlQuery() {
  return useUrlQuery(CalendarAddress);
}
