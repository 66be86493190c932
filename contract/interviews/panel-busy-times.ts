import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PathId } from '../field-schemas.ts';
import { Instant } from '../instant.ts';
import { layInterviewSlots, listInterviewSlots } from './interview-slots.ts';

/** Settled, or what may yet come to nothing. */
const Level = z.enum(['busy', 'tentative']);

/** Of whoever sits there and has given a calendar of their own. */
export const PanelCalendar = z.strictObject({
  memberId: z.int(),
  name: z.string(),
  /** When it was read last; null where that has never worked. */
  readAt: z.nullable(Instant),
  /** Whether that is so short a time ago that it is told what was read. */
  isFresh: z.boolean(),
});
export type PanelCalendar = z.infer<typeof PanelCalendar>;

const calendars = z.array(PanelCalendar);
const busy = { memberId: z.int(), level: Level };

export const findBusyPanelOfSlots = {
  method: 'GET',
  path: '/api/job/{id}/interview-slots/busy',
  door: 'staff',
  summary:
    'Who of the panels of a role’s interview times is busy then by a calendar of their own, and how old that knowledge is. When, with whom and what for is told to nobody.',
  params: z.strictObject({ id: PathId }),
  query: z.omit(listInterviewSlots.query, { page: true, roundId: true }),
  output: z.strictObject({
    calendars,
    busy: z.array(z.strictObject({ slotId: z.int(), ...busy })),
  }),
} as const satisfies Endpoint;
export type BusyPanelOfSlots = z.infer<typeof findBusyPanelOfSlots.output>;

export const findBusyPanelOfTimes = {
  method: 'POST',
  path: '/api/job/{id}/interview-rounds/{roundId}/slots/busy',
  door: 'staff',
  summary:
    'The same of times that could be laid. It lays nothing, and being busy is no reason not to lay them.',
  params: z.strictObject({ id: PathId, roundId: PathId }),
  body: layInterviewSlots.body,
  output: z.strictObject({
    calendars,
    busy: z.array(z.strictObject({ startsAt: Instant, ...busy })),
  }),
} as const satisfies Endpoint;
export type BusyPanelOfTimes = z.infer<typeof findBusyPanelOfTimes.output>;
