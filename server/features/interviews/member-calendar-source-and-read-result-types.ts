import * as z from 'zod/mini';
import type { MemberCalendarProblem } from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import type { BusyTime } from './rules/merge-busy-times.ts';
import type { CalendarTimeSpan } from './find-busy-times-in-calendar-files.ts';

/** Where a member's calendar stands, and what opens it: all of it is secret. */
export const MemberCalendarSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ics'), url: z.string() }),
  z.strictObject({
    kind: z.literal('caldav'),
    url: z.string(),
    username: z.string(),
    password: z.string(),
  }),
]);
export type MemberCalendarSource = z.infer<typeof MemberCalendarSource>;

export type MemberCalendarToRead = {
  source: MemberCalendarSource;
  span: CalendarTimeSpan;
  /** That the operator trusts in their own network. */
  httpHosts: readonly string[];
};
export type MemberCalendarReadResult = { times: BusyTime[] } | { problem: MemberCalendarProblem };
