import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

/** What can have changed; the page knows which of its calls to make again. */
export const liveChangeKinds = [
  'jobs',
  'candidates',
  'feed',
  'tasks',
  'people',
  /** More than can be told, or something was missed: whatever is shown may be old. */
  'everything',
] as const;
export type LiveChangeKind = (typeof liveChangeKinds)[number];

/** Data of the event `changed`: never what has changed, only where to ask. */
export const LiveChange = z.strictObject({
  kinds: z.array(z.enum(liveChangeKinds)),
  /** Of the roles that this person sees; empty where it has to do with none. */
  jobs: z.array(z.int()),
  /** Whoever listens has done all of it themselves, in this tab or another. */
  own: z.boolean(),
});
export type LiveChange = z.infer<typeof LiveChange>;

/** Answered with `text/event-stream` to whoever accepts it: `hello`, then `changed` and at last `ended`; to others once. */
export const listenToLiveChangesEndpoint = {
  method: 'GET',
  path: '/api/live',
  door: 'staff',
  summary:
    'Tells, as server-sent events, which kinds of things have changed on roles that this person sees. Asked for as JSON it answers with the words of its greeting and ends.',
  output: z.strictObject({ kinds: z.array(z.enum(liveChangeKinds)) }),
} as const satisfies Endpoint;
