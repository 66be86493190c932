import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

/** So long after a reminder a reviewer gets no other. */
export const REVIEWER_REMINDER_PAUSE_HOURS = 24;

const Reviewer = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** Reviews dealt to them, and those of them that have a score. */
  dealt: z.int(),
  scored: z.int(),
  /** Candidates of the role whose names they saw before any answer of theirs was dealt to them: they never get those. */
  namesSeen: z.int(),
  /**
   * `done`: every answer has a score, which can still change; `released`: names are open, so the rest is not scored;
   * `taken-off`: what they had not scored went to others.
   */
  state: z.enum(['waiting', 'done', 'finished', 'released', 'taken-off', 'left']),
  /** The day that the first of their open batches is due, or the last batch was. */
  dueOn: z.string(),
  isLate: z.boolean(),
  /** When they last scored an answer or finished. */
  lastActiveAt: z.nullable(Instant),
  remindedAt: z.nullable(Instant),
  may: z.strictObject({
    remind: z.boolean(),
    /** Take them off the role, with or without their marks. */
    takeOff: z.boolean(),
    /** Void the marks of whoever reviews nothing more. */
    voidMarks: z.boolean(),
  }),
});

export const JobReviewProgressTotals = z.strictObject({
  /** The organisation's time zone, in which the times are shown. */
  zone: z.string(),
  dealt: z.int(),
  scored: z.int(),
  reviewers: z.array(Reviewer),
  /** Batches from whose answers names are still being taken out: nobody can score them yet. */
  preparing: z.int(),
  /** Candidates who have submitted and were not sent to review, with the reviews they will need. */
  undealt: z.strictObject({ candidates: z.int(), reviews: z.int() }),
  /** Candidates that a reviewer was dealt after seeing the name, counted by reviewer: the database refuses it, so 0. */
  seenPairs: z.int(),
  /** Whose marks count no more, since when and why, the last first. */
  voidings: z.array(
    z.strictObject({
      reviewer: z.string(),
      by: z.string(),
      at: Instant,
      reason: z.string(),
      marks: z.int(),
      candidates: z.int(),
    }),
  ),
  /** Why nobody can be reminded, or null. */
  quiet: z.nullable(z.enum(['sample', 'archived'])),
});
export type JobReviewProgressTotals = z.infer<typeof JobReviewProgressTotals>;
export type ReviewerProgressTotals = JobReviewProgressTotals['reviewers'][number];

const params = z.strictObject({ jobId: NumericIdInPath });

export const findReviewProgressEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/review-progress',
  door: 'staff',
  summary: 'How far each reviewer of a role is, in totals alone, and what was not dealt yet.',
  params,
  output: JobReviewProgressTotals,
} as const satisfies Endpoint;

export const remindReviewersEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/remind-reviewers',
  door: 'staff',
  summary:
    'Reminds a reviewer, or all who have answers left, by e-mail: each at most once in 24 hours.',
  params,
  body: z.strictObject({ reviewerId: z.optional(z.int()) }),
  status: 202,
  output: z.strictObject({ reminded: z.array(z.string()) }),
} as const satisfies Endpoint;
