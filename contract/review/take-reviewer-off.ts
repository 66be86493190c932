import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PathId, singleLineTextSchema } from '../field-schemas.ts';

const params = z.strictObject({ jobId: PathId, reviewerId: PathId });

/** Why marks are voided, in so many characters. */
export const VOIDING_REASON_MAX = 500;

export const TakingOff = z.strictObject({
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
export type TakingOff = z.infer<typeof TakingOff>;

export const estimateTakingReviewerOff = {
  method: 'GET',
  path: '/api/manage/{jobId}/reviewers/{reviewerId}/taking-off',
  door: 'staff',
  summary:
    'What taking a reviewer off a role does to what they have not scored, and what voiding their marks would do. Changes nothing.',
  params,
  output: TakingOff,
} as const satisfies Endpoint;

export const takeReviewerOff = {
  method: 'POST',
  path: '/api/manage/{jobId}/reviewers/{reviewerId}/take-off',
  door: 'staff',
  summary:
    'Takes a reviewer off a role: what they have not scored is dealt to others. With a reason their marks are voided: kept, and counted nowhere.',
  params,
  body: z.strictObject({
    /** Voids their marks. Left out, the marks stay. */
    voidReason: z.optional(singleLineTextSchema(VOIDING_REASON_MAX, 10)),
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
