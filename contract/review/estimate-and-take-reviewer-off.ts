import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

const params = z.strictObject({ jobId: NumericIdInPath, reviewerId: NumericIdInPath });

/** Why marks are voided, in so many characters. */
export const MARKS_VOIDING_REASON_CHARACTERS_MAX = 500;

export const TakingReviewerOffEstimate = z.strictObject({
  name: z.string(),
  /** Answers dealt to them that have no score yet: so many go to others, and for so many nobody is left. */
  unscored: z.strictObject({ toOthers: z.int(), givenUp: z.int() }),
  /** What voiding their marks would do; `problem` says why it cannot be done now. */
  marks: z.strictObject({
    marks: z.int(),
    candidates: z.int(),
    /** Answers that others read in their stead, and answers that lose a mark for good, as their names are open. */
    readAgain: z.int(),
    notReadAgain: z.int(),
    problem: z.nullable(z.string()),
  }),
});
export type TakingReviewerOffEstimate = z.infer<typeof TakingReviewerOffEstimate>;

export const estimateTakingReviewerOffEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/reviewers/{reviewerId}/taking-off',
  door: 'staff',
  summary:
    'What taking a reviewer off a role does to what they have not scored, and what voiding their marks would do. Changes nothing.',
  params,
  output: TakingReviewerOffEstimate,
} as const satisfies Endpoint;

export const takeReviewerOffEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/reviewers/{reviewerId}/take-off',
  door: 'staff',
  summary:
    'Takes a reviewer off a role: what they have not scored is dealt to others. With a reason their marks are voided: kept, and counted nowhere.',
  params,
  body: z.strictObject({
    /** Voids their marks. Left out, the marks stay. */
    voidReason: z.optional(singleLineTextSchema(MARKS_VOIDING_REASON_CHARACTERS_MAX, 10)),
    /** That reviews which nobody is left for are given up. */
    confirmed: z.optional(z.boolean()),
  }),
  output: z.strictObject({
    dealtAgain: z.int(),
    givenUp: z.int(),
    /** Marks that count no more. */
    voided: z.int(),
  }),
} as const satisfies Endpoint;
