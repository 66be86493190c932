import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import { createInterviewSlotsEndpoint, listInterviewSlotsEndpoint } from './interview-slots.ts';

/** Settled, or what may yet come to nothing. */
const Level = z.enum(['busy', 'tentative']);

/** Of whoever sits there and has given a calendar of their own. */
export const PanelMemberCalendarStatus = z.strictObject({
  memberId: z.int(),
  name: z.string(),
  /** When it was read last; null where that has never worked. */
  readAt: z.nullable(Instant),
  /** Whether that is so short a time ago that it is told what was read. */
  isFresh: z.boolean(),
});
export type PanelMemberCalendarStatus = z.infer<typeof PanelMemberCalendarStatus>;

const calendars = z.array(PanelMemberCalendarStatus);
const busy = { memberId: z.int(), level: Level };

export const findBusyPanelMembersOfSlotsEndpoint = {
  method: 'GET',
  path: '/api/job/{id}/interview-slots/busy',
  door: 'staff',
  summary:
    'Who of the panels of a role’s interview times is busy then by a calendar of their own, and how old that knowledge is. When, with whom and what for is told to nobody.',
  params: z.strictObject({ id: NumericIdInPath }),
  query: z.omit(listInterviewSlotsEndpoint.query, { page: true, roundId: true }),
  output: z.strictObject({
    calendars,
    busy: z.array(z.strictObject({ slotId: z.int(), ...busy })),
  }),
} as const satisfies Endpoint;
export type BusyPanelMembersOfSlots = z.infer<typeof findBusyPanelMembersOfSlotsEndpoint.output>;

export const findBusyPanelMembersAtTimesEndpoint = {
  method: 'POST',
  path: '/api/job/{id}/interview-rounds/{roundId}/slots/busy',
  door: 'staff',
  summary:
    'The same of times that could be laid. It lays nothing, and being busy is no reason not to lay them.',
  params: z.strictObject({ id: NumericIdInPath, roundId: NumericIdInPath }),
  body: createInterviewSlotsEndpoint.body,
  output: z.strictObject({
    calendars,
    busy: z.array(z.strictObject({ startsAt: Instant, ...busy })),
  }),
} as const satisfies Endpoint;
export type BusyPanelMembersAtTimes = z.infer<typeof findBusyPanelMembersAtTimesEndpoint.output>;
