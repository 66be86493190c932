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

const InterviewTask = z.strictObject({
  ...job,
  id: z.int(),
  name: z.string(),
  startsAt: Instant,
});

export const DecisionTask = z.strictObject({
  ...job,
  /** `release`: every review is in and the names are still sealed. `decide`: reviewed or interviewed, and nothing said yet. */
  kind: z.enum(['release', 'decide']),
  candidates: z.int(),
});
export type DecisionTask = z.infer<typeof DecisionTask>;

export const DraftTask = z.strictObject({ ...job, createdAt: Instant });
export type DraftTask = z.infer<typeof DraftTask>;

/** Whether somebody was hired is still to be said; the screen that says it comes with the dashboard. */
const HireStatusTask = z.strictObject({ ...job, closedAt: z.nullable(Instant) });

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
  says: 'What waits for this member: reviews, interviews, decisions, drafts; and what they did in the last thirty days.',
  output: z.strictObject({
    reviews: z.array(ReviewTask),
    interviews: z.array(InterviewTask),
    decisions: z.array(DecisionTask),
    drafts: z.array(DraftTask),
    hireStatus: z.array(HireStatusTask),
    done: z.array(DoneTask),
  }),
} as const satisfies Endpoint;
