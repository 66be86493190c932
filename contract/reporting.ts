import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { Instant } from './instant.ts';
import { feedbackTypes, RATING_MAX } from './recent-feedback.ts';
import { Id } from './text.ts';

/** The steps of the way to a hire, in their order. */
export const funnelSteps = ['started', 'submit', 'review', 'interview', 'hired'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** From so many on, figures can leave them out; the specification's number. */
export const QUICK_APPLY_THRESHOLD = 3;

export const JobReport = z.strictObject({
  /** A practice role: its invented candidates are in no report. */
  sample: z.boolean(),
  /** How many candidates reached each step: whoever reached a later one counts in every one before it. */
  steps: z.array(
    z.strictObject({
      step: z.enum(funnelSteps),
      runningTotal: z.int(),
      /** Percent of the step before that did not reach this one; null for the first and after an empty step. */
      dropOff: z.nullable(z.int()),
    }),
  ),
  rejected: z.int(),
  withdrawn: z.int(),
  /** Who showed interest first, whether or not they have applied since; no step counts them until they begin. */
  quickApplyCandidates: z.int(),
  sources: z.strictObject({
    rows: z.array(z.strictObject({ name: z.string(), submitted: z.int(), hired: z.int() })),
    /** Submitted candidates who are in no row, because their names are sealed for whoever asks. */
    sealed: z.int(),
    /** Whoever still reviews on the role, and support, learn nothing of where candidates came from. */
    hidden: z.nullable(z.enum(['own-reviews-open', 'support'])),
  }),
});
export type JobReport = z.infer<typeof JobReport>;

export const findJobReport = {
  method: 'GET',
  path: '/api/job/{jobId}/report',
  door: 'staff',
  says: 'The steps that candidates of one role reached, and where they came from; exact and live.',
  params: z.strictObject({ jobId: Id }),
  output: JobReport,
} as const satisfies Endpoint;

const Rating = z.int().check(z.minimum(1), z.maximum(RATING_MAX));

export const JobExperience = z.strictObject({
  /** The organisation's time zone, to whose days comments are dated. */
  zone: z.string(),
  total: z.int(),
  /** Null under five answers, and then nobody learns what was answered. */
  figures: z.nullable(
    z.strictObject({
      mean: z.number(),
      median: z.number(),
      /** How often each rating was given, from 1 to 10. */
      ratings: z.array(z.int()),
    }),
  ),
  comments: z.array(
    z.strictObject({
      text: z.string(),
      /** As it was written, for admins, where swear words were hidden. */
      original: z.nullable(z.string()),
      rating: Rating,
      day: Instant,
    }),
  ),
  /** Whoever still reviews on the role is told nothing: a comment may say who somebody is. */
  hidden: z.nullable(z.enum(['own-reviews-open'])),
});
export type JobExperience = z.infer<typeof JobExperience>;

export const findJobExperience = {
  method: 'GET',
  path: '/api/job/{jobId}/experience',
  door: 'staff',
  says: 'How people rated one role: figures and comments from five answers on, comments a day late.',
  params: z.strictObject({ jobId: Id }),
  query: z.strictObject({ type: z._default(z.enum(feedbackTypes), 'post-apply') }),
  output: JobExperience,
} as const satisfies Endpoint;
