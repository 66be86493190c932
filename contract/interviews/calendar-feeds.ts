import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

/** How much a feed says to whoever has its address. */
export const calendarFeedDetailLevels = ['references', 'busy'] as const;
export type CalendarFeedDetailLevel = (typeof calendarFeedDetailLevels)[number];

export const InterviewCalendarFeed = z.strictObject({
  detail: z.enum(calendarFeedDetailLevels),
  madeAt: Instant,
});
export type InterviewCalendarFeed = z.infer<typeof InterviewCalendarFeed>;

export const listInterviewCalendarFeedsEndpoint = {
  method: 'GET',
  path: '/api/calendar-feeds',
  door: 'staff',
  summary: 'The calendar feeds that you have made, without their secret addresses.',
  output: z.strictObject({ feeds: z.array(InterviewCalendarFeed) }),
} as const satisfies Endpoint;

const body = z.strictObject({ detail: z.enum(calendarFeedDetailLevels) });

export const makeInterviewCalendarFeedEndpoint = {
  method: 'POST',
  path: '/api/calendar-feeds',
  door: 'staff',
  summary:
    'Makes the secret address of your calendar feed, told this once; an earlier one of the same detail ends.',
  body,
  output: z.strictObject({ url: z.string() }),
  status: 201,
  notReplayable: true,
} as const satisfies Endpoint;

export const revokeInterviewCalendarFeedEndpoint = {
  method: 'POST',
  path: '/api/calendar-feeds/revoke',
  door: 'staff',
  summary: 'Ends a calendar feed of yours, from the next request on.',
  body,
} as const satisfies Endpoint;
