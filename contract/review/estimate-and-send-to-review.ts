import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { applicationIdsSchema } from '../pipeline/candidates-identities-and-decisions-of-job.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

const params = z.strictObject({ jobId: NumericIdInPath });

const BatchWish = z.strictObject({
  applicationIds: applicationIdsSchema,
  /** A task whose answers are sent; without it those that were written to apply. */
  stageId: z.optional(z.int()),
  reviewerIds: z
    .array(z.int())
    .check(z.minLength(1, 'Choose at least one reviewer.'), z.maxLength(100)),
  reviewsPerAnswer: z.int().check(z.minimum(1), z.maximum(10)),
  dueOn: z.optional(z.iso.date()),
  /** One review an answer is about .4 reliable, and a batch under five of a closed role hardly blind: both need a yes. */
  confirmed: z._default(z.boolean(), false),
});

export const estimateReviewBatchWorkEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/review-estimate',
  openToSupport: 'An estimate changes nothing.',
  door: 'staff',
  summary:
    'What sending these candidates to review would ask of each reviewer, and who is dealt around. Changes nothing.',
  params,
  body: BatchWish,
  output: z.strictObject({
    answers: z.int(),
    reviews: z.int(),
    reviewsPerReviewer: z.int(),
    minutesPerReviewer: z.int(),
    /** Each needs a yes. */
    warnings: z.array(z.string()),
    notes: z.array(z.string()),
    dealtAround: z.array(z.strictObject({ id: z.int(), seen: z.int(), mayRead: z.int() })),
  }),
} as const satisfies Endpoint;

export const sendToReviewEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/send-to-review',
  door: 'staff',
  summary:
    'Deals the answers of the chosen candidates to the chosen reviewers, who get their links by e-mail.',
  params,
  body: BatchWish,
  output: z.strictObject({ batchId: z.int(), reviews: z.int() }),
  status: 201,
} as const satisfies Endpoint;
