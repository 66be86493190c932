import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

/** How far back the feed goes. */
export const ACTIVITY_FEED_DAYS_SHOWN = 30;
export const ACTIVITY_FEED_PAGE_SIZE = 20;
const PAGES_MAX = 500;

const ActivityFeedEntry = z.strictObject({
  /** Of what was folded into one line; no number of an event, whose gaps would tell of others. */
  id: z.string(),
  type: z.string(),
  /** The beginning of the day where `isTimed` is false: what concerns candidates is told by the day. */
  createdAt: Instant,
  isTimed: z.boolean(),
  /** In the organisation's own zone. */
  day: z.iso.date(),
  text: z.string(),
  jobId: z.nullable(z.int()),
  /** A path of this site; null where there is nowhere to go. */
  link: z.nullable(z.string()),
});
export type ActivityFeedEntry = z.infer<typeof ActivityFeedEntry>;

export const listActivityFeedEndpoint = {
  method: 'GET',
  path: '/api/activity',
  door: 'staff',
  summary:
    'What happened in the last 30 days, the newest day first: in all roles for admins, in their own for others.',
  query: z.strictObject({
    page: z._default(
      z.catch(
        z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(PAGES_MAX)),
        1,
      ),
      1,
    ),
  }),
  output: z.strictObject({ activities: z.array(ActivityFeedEntry), more: z.boolean() }),
} as const satisfies Endpoint;
