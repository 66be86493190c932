import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

/** Why a calendar could not be read. */
export const memberCalendarProblems = [
  'address-denied',
  'unreachable',
  'certificate',
  'too-slow',
  'too-large',
  'wrong-password',
  'not-found',
  'refused',
  'no-calendar',
  'not-understood',
] as const;
export type MemberCalendarProblem = (typeof memberCalendarProblems)[number];

/** A calendar is asked again after so many minutes. */
export const MEMBER_CALENDAR_READ_EVERY_MINUTES = 10;
/** What was read longer ago is not told any more. */
export const BUSY_TIMES_FRESH_MINUTES = 15;
/** So far ahead is looked. */
export const BUSY_TIMES_DAYS_AHEAD = 183;

export const MemberCalendar = z.strictObject({
  kind: z.enum(['ics', 'caldav']),
  /** Of the address, nothing of which is shown again otherwise. */
  host: z.string(),
  setAt: Instant,
  /** Null until it was tried for the first time. */
  triedAt: z.nullable(Instant),
  /** When it was read last; null where that never worked. */
  readAt: z.nullable(Instant),
  failure: z.nullable(z.strictObject({ since: Instant, problem: z.enum(memberCalendarProblems) })),
  /** How many times it says that you are busy, from now on. */
  busyTimes: z.int(),
});
export type MemberCalendar = z.infer<typeof MemberCalendar>;

const output = z.strictObject({ calendar: z.nullable(MemberCalendar) });

const Address = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Give the address of the calendar.'),
    z.maxLength(2000, 'An address has 2,000 letters at most.'),
  );

export const findMemberCalendarEndpoint = {
  method: 'GET',
  path: '/api/member-calendar',
  door: 'staff',
  summary: 'The calendar of yours that tells when you are busy, without its secret address.',
  output,
} as const satisfies Endpoint;

export const connectMemberCalendarEndpoint = {
  method: 'PUT',
  path: '/api/member-calendar',
  door: 'staff',
  summary:
    'Has your busy times read from a calendar of yours, in place of any before: from a secret ICS address, or by CalDAV.',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ics'), url: Address }),
    z.strictObject({
      kind: z.literal('caldav'),
      url: Address,
      username: z.string().check(z.minLength(1, 'Give the user name.'), z.maxLength(320)),
      password: z.string().check(z.minLength(1, 'Give the password.'), z.maxLength(1000)),
    }),
  ]),
  output,
  notReplayable: true,
} as const satisfies Endpoint;

export const readMemberCalendarNowEndpoint = {
  method: 'POST',
  path: '/api/member-calendar/read',
  door: 'staff',
  summary: 'Reads your calendar now instead of within ten minutes, and says what came of it.',
  output,
  notReplayable: true,
} as const satisfies Endpoint;

export const removeMemberCalendarEndpoint = {
  method: 'DELETE',
  path: '/api/member-calendar',
  door: 'staff',
  summary: 'Forgets your calendar and what was read in it.',
} as const satisfies Endpoint;
