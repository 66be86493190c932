import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import { InterviewStateSchema } from './interview-states-and-outcomes.ts';
import { interviewPanelMemberIdsSchema } from './interview-round-settings-endpoints.ts';

/** A week of forty times a day in one answer. */
export const INTERVIEW_SLOTS_PAGE_SIZE = 500;
/** So many are withdrawn at once. */
const WITHDRAWN_AT_ONCE_MAX = 500;

const Day = z.iso.date('Write the day as yyyy-MM-dd, such as 2026-11-21.');
const TimeOfDay = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Write the time as hh:mm, such as 09:00.'));
/** Between 5 minutes and 8 hours. */
const Minutes = z
  .int()
  .check(z.minimum(5, 'An interview lasts 5 minutes at least.'), z.maximum(480));

/** Why a person or a room is used though they are taken; without one it is refused. */
const forceReason = z.optional(z.nullable(singleLineTextSchema(500)));
const places = {
  /** The round's own panel unless told. */
  panel: z.optional(interviewPanelMemberIdsSchema),
  roomId: z.optional(z.nullable(z.int())),
  forceReason,
};

/** By range, in the organisation's zone: nine o'clock stays nine o'clock when the clocks change. */
const SlotRange = z.strictObject({
  kind: z.literal('range'),
  from: Day,
  until: Day,
  /** From 1, Monday, to 7, Sunday. */
  weekdays: z
    .array(z.int().check(z.minimum(1), z.maximum(7)))
    .check(z.minLength(1, 'Choose a day of the week.'), z.maxLength(7)),
  opens: TimeOfDay,
  closes: TimeOfDay,
  /** As long as the round unless told; twice as long for those who need it. */
  minutes: z.optional(Minutes),
  gapMinutes: z.int().check(z.minimum(0), z.maximum(480)),
  ...places,
});

const SingleSlot = z.strictObject({
  kind: z.literal('single'),
  startsAt: Instant,
  minutes: z.optional(Minutes),
  ...places,
});

export const InterviewSlot = z.strictObject({
  id: z.int(),
  roundId: z.int(),
  startsAt: Instant,
  minutes: z.int(),
  room: z.nullable(z.strictObject({ id: z.int(), name: z.string() })),
  panel: z.array(z.strictObject({ id: z.int(), name: z.string() })),
  /** Seats that somebody has left, to be filled. */
  openSeats: z.int(),
  isForced: z.boolean(),
  /** Since when it is offered to nobody. */
  withdrawnAt: z.nullable(Instant),
  /** Who has it, by reference alone. */
  interview: z.nullable(
    z.strictObject({ id: z.int(), ref: z.string(), state: InterviewStateSchema }),
  ),
  version: z.int(),
});
export type InterviewSlot = z.infer<typeof InterviewSlot>;

const params = z.strictObject({ id: NumericIdInPath });

export const listInterviewSlotsEndpoint = {
  method: 'GET',
  path: '/api/job/{id}/interview-slots',
  door: 'staff',
  summary:
    'The times of a role’s interview rounds with who has them by reference, page by page in their order; those that were withdrawn only if asked for.',
  params,
  query: z.strictObject({
    roundId: z.optional(z.coerce.number<string | number>().check(z.int(), z.positive())),
    /** The first and the last day, in the organisation's zone. */
    from: z.optional(Day),
    until: z.optional(Day),
    withdrawn: z._default(z.enum(['shown', 'hidden']), 'hidden'),
    page: z._default(
      z.coerce.number<string | number>().check(z.int(), z.positive(), z.maximum(10_000)),
      1,
    ),
  }),
  output: z.strictObject({
    slots: z.array(InterviewSlot),
    total: z.int(),
    page: z.int(),
    /** The organisation's, in which days are counted. */
    zone: z.string(),
  }),
} as const satisfies Endpoint;

export const createInterviewSlotsEndpoint = {
  method: 'POST',
  path: '/api/job/{id}/interview-rounds/{roundId}/slots',
  door: 'staff',
  summary:
    'Lays times for a round: one, or a range of at most 500. None in the past, and nobody in two places at once.',
  params: z.strictObject({ id: NumericIdInPath, roundId: NumericIdInPath }),
  body: z.discriminatedUnion('kind', [SingleSlot, SlotRange]),
  output: z.strictObject({ laid: z.int(), slotIds: z.array(z.int()) }),
  status: 201,
} as const satisfies Endpoint;

export const changeInterviewSlotEndpoint = {
  method: 'PUT',
  path: '/api/job/{id}/interview-slots/{slotId}',
  door: 'staff',
  summary:
    'Gives a time another start, room or panel. Whoever has booked it is told, and so is the panel.',
  params: z.strictObject({ id: NumericIdInPath, slotId: NumericIdInPath }),
  body: z.strictObject({
    startsAt: Instant,
    roomId: z.nullable(z.int()),
    panel: interviewPanelMemberIdsSchema,
    forceReason,
    version: z.int(),
  }),
  output: InterviewSlot,
} as const satisfies Endpoint;

export const withdrawInterviewSlotsEndpoint = {
  method: 'POST',
  path: '/api/job/{id}/interview-slots/withdraw',
  door: 'staff',
  summary: 'Withdraws times that nobody has booked: all of the chosen, or none.',
  params,
  body: z.strictObject({
    slotIds: z
      .array(z.int().check(z.positive()))
      .check(z.minLength(1), z.maxLength(WITHDRAWN_AT_ONCE_MAX)),
  }),
  output: z.strictObject({ withdrawn: z.int() }),
} as const satisfies Endpoint;
