import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant.ts';

/** How much a feed says to whoever has its address. */
export const calendarFeedDetails = ['references', 'busy'] as const;
export type CalendarFeedDetail = (typeof calendarFeedDetails)[number];

export const CalendarFeed = z.strictObject({
  detail: z.enum(calendarFeedDetails),
  madeAt: Instant,
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const listCalendarFeeds = {
  method: 'GET',
  path: '/api/calendar-feeds',
  door: 'staff',
  summary: 'The calendar feeds that you have made, without their secret addresses.',
  output: z.strictObject({ feeds: z.array(CalendarFeed) }),
} as const satisfies Endpoint;

const params = z.strictObject({ detail: z.enum(calendarFeedDetails) });

export const makeCalendarFeed = {
  method: 'PUT',
  path: '/api/calendar-feeds/{detail}',
  door: 'staff',
  summary:
    'Makes the secret address of your calendar feed, told this once; an earlier one of the same detail ends.',
  params,
  output: z.strictObject({ url: z.string() }),
  notReplayable: true,
} as const satisfies Endpoint;

export const revokeCalendarFeed = {
  method: 'DELETE',
  path: '/api/calendar-feeds/{detail}',
  door: 'staff',
  summary: 'Ends a calendar feed of yours, from the next request on.',
  params,
} as const satisfies Endpoint;
