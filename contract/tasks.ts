import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant.ts';

const job = { jobId: z.int(), jobTitle: z.string() };

export const ReviewTask = z.strictObject({
  ...job,
  kind: z.literal('sift'),
  total: z.int(),
  scored: z.int(),
  /** A day, never an hour. */
  dueAt: z.string(),
  overdue: z.boolean(),
  minutesLeft: z.int(),
  /** Null while support looks through the member's eyes: nobody else scores for them. */
  tokenHash: z.nullable(z.string()),
  lastBatchSentAt: Instant,
});
export type ReviewTask = z.infer<typeof ReviewTask>;

/** An interview on whose panel the member sits, until it is over. */
export const InterviewTask = z.strictObject({
  ...job,
  id: z.int(),
  /** Of the round. */
  name: z.string(),
  startsAt: Instant,
  minutes: z.int(),
  ref: z.string(),
  /** Null while the name is sealed for this member. */
  person: z.nullable(z.strictObject({ firstName: z.string(), lastName: z.string() })),
  /** Whether they may look into the role's calendar. */
  may: z.strictObject({ manage: z.boolean() }),
});
export type InterviewTask = z.infer<typeof InterviewTask>;

export const DecisionTask = z.strictObject({
  ...job,
  /** `release`: every review is in and the names are still sealed. `decide`: reviewed or interviewed, and nothing said yet. */
  kind: z.enum(['release', 'decide']),
  candidates: z.int(),
});
export type DecisionTask = z.infer<typeof DecisionTask>;

export const DraftTask = z.strictObject({ ...job, createdAt: Instant });
export type DraftTask = z.infer<typeof DraftTask>;

/** Whether somebody was hired is still to be said. */
export const HireStatusTask = z.strictObject({ ...job, closedAt: z.nullable(Instant) });
export type HireStatusTask = z.infer<typeof HireStatusTask>;

export const DoneTask = z.strictObject({
  ...job,
  kind: z.enum(['reviewed', 'released', 'decided', 'published']),
  at: Instant,
});
export type DoneTask = z.infer<typeof DoneTask>;

export const DONE_DAYS = 30;

export const findTasks = {
  method: 'GET',
  path: '/user-dashboard/task-data',
  door: 'staff',
  summary:
    'What waits for this member: reviews, interviews, decisions, drafts; and what they did in the last thirty days.',
  output: z.strictObject({
    reviews: z.array(ReviewTask),
    interviews: z.array(InterviewTask),
    decisions: z.array(DecisionTask),
    drafts: z.array(DraftTask),
    hireStatus: z.array(HireStatusTask),
    done: z.array(DoneTask),
  }),
} as const satisfies Endpoint;
