import * as z from 'zod/mini';
import type { CalendarProblem } from '@evenhand/contract/interviews/member-calendar.ts';
import type { BusyTime } from './rules/busy-times.ts';
import type { SpanOfCalendar } from './busy-times-in-calendar.ts';

/** Where a member's calendar stands, and what opens it: all of it is secret. */
export const CalendarSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ics'), url: z.string() }),
  z.strictObject({
    kind: z.literal('caldav'),
    url: z.string(),
    username: z.string(),
    password: z.string(),
  }),
]);
export type CalendarSource = z.infer<typeof CalendarSource>;

export type CalendarToRead = {
  source: CalendarSource;
  span: SpanOfCalendar;
  /** That the operator trusts in their own network. */
  httpHosts: readonly string[];
};
export type CalendarRead = { times: BusyTime[] } | { problem: CalendarProblem };
