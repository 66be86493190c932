import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

/** Days beyond these are a slip of the hand, and no calendar agrees on them. */
const [FIRST_DAY, LAST_DAY] = ['1970-01-02', '2999-12-31'];

/** A plain day such as `2026-11-21`. */
const Day = z.iso
  .date('Write the day as yyyy-MM-dd, such as 2026-11-21.')
  .check(
    z.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, `Ask for a day up to ${LAST_DAY}.`),
  );

/** As the browser names it, such as `Europe/London`. */
const Zone = z
  .string()
  .check(z.maxLength(60), z.refine(isKnown, 'Name a time zone, such as Europe/London.'));

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

const Person = z.strictObject({ firstName: z.string(), lastName: z.string() });

export const BookedInterviewSlot = z.strictObject({
  id: z.int(),
  startsAt: Instant,
  minutes: z.int(),
  Job: z.strictObject({ id: z.int(), title: z.string() }),
  /** Exactly one: a time that nobody has booked is not told. */
  Interviews: z.array(
    z.strictObject({
      Application: z.strictObject({
        publicRef: z.string(),
        /** Null while the name is sealed for whoever asks. */
        User: z.nullable(Person),
      }),
      InterviewType: z.strictObject({ name: z.string() }),
    }),
  ),
});
export type BookedInterviewSlot = z.infer<typeof BookedInterviewSlot>;

export const findOrganisationInterviewsOfDayEndpoint = {
  method: 'POST',
  path: '/api/org-interviews',
  openToSupport: 'It reads; the filter is too long for an address.',
  door: 'staff',
  // It holds names, and asking again costs nothing.
  notReplayable: true,
  summary:
    'The booked interviews of one day in the given time zone, else the organisation’s: all of them for admins, those of their own panels for others. Changes nothing.',
  body: z.strictObject({ date: Day, zone: z.optional(Zone) }),
  output: z.array(BookedInterviewSlot),
} as const satisfies Endpoint;

export const JobInterview = z.strictObject({
  id: z.int(),
  roundId: z.int(),
  /** Null until a time was booked. */
  startsAt: z.nullable(Instant),
  minutes: z.int(),
  state: z.enum(['invited', 'booked', 'done', 'no_show']),
  /** With which it is booked, moved or cancelled; of two admins at once the second is told. */
  version: z.int(),
  applicationId: z.int(),
  ref: z.string(),
  /** Null while the name is sealed for whoever asks. */
  person: z.nullable(Person),
  panel: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  /** The newest e-mail to the candidate about interviews came back, or was not sent since one had: they may not know. */
  hasEmailReturned: z.boolean(),
});
export type JobInterview = z.infer<typeof JobInterview>;

export const JobInterviewRound = z.strictObject({
  id: z.int(),
  name: z.string(),
  minutes: z.int(),
  invited: z.int(),
  booked: z.int(),
  done: z.int(),
  /** Times to come that nobody has booked. */
  free: z.int(),
});
export type JobInterviewRound = z.infer<typeof JobInterviewRound>;

export const listJobInterviewsEndpoint = {
  method: 'GET',
  path: '/api/job/{id}/interviews',
  door: 'staff',
  summary:
    'The interview rounds of a role, and every interview of them that was not cancelled, by reference while sealed.',
  params: z.strictObject({ id: NumericIdInPath }),
  output: z.strictObject({ rounds: z.array(JobInterviewRound), interviews: z.array(JobInterview) }),
} as const satisfies Endpoint;
