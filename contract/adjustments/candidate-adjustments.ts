import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { multilineTextSchema, PathId } from '../field-schemas.ts';
import {
  ADJUSTMENT_WORDS_MAX,
  AdjustmentOutcome,
  AdjustmentWishKind,
  TimeFactor,
} from './adjustment-kinds.ts';

/** Days are plain, yyyy-MM-dd: nothing of a candidate is told more finely while they are sealed. */
export const CandidateAdjustment = z.strictObject({
  id: z.int(),
  version: z.int(),
  timeFactorAsked: TimeFactor,
  wishes: z.array(AdjustmentWishKind),
  words: z.string(),
  askedOn: z.string(),
  /** The day by which it should be answered. */
  dueOn: z.string(),
  isOverdue: z.boolean(),
  answer: z.nullable(
    z.strictObject({
      outcome: AdjustmentOutcome,
      timeFactor: TimeFactor,
      /** The last day on which they may send in; null where the closing of the role holds for them too. */
      maySendUntil: z.nullable(z.string()),
      words: z.string(),
      by: z.string(),
      on: z.string(),
    }),
  ),
});
export type CandidateAdjustment = z.infer<typeof CandidateAdjustment>;

const CandidateAdjustments = z.strictObject({
  /** The member reads answers of this role: whether anything was asked is not told. */
  isHidden: z.boolean(),
  /** The newest first. */
  adjustments: z.array(CandidateAdjustment),
  /** What holds of all that was agreed. */
  timeFactor: TimeFactor,
  /** Who typed the application in on behalf of the candidate. */
  enteredBy: z.nullable(z.strictObject({ name: z.string(), on: z.string() })),
  may: z.strictObject({ answer: z.boolean() }),
});
export type CandidateAdjustments = z.infer<typeof CandidateAdjustments>;

export const findCandidateAdjustments = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates/{applicationId}/adjustments',
  door: 'staff',
  summary:
    'What a candidate asked to be adjusted and what was agreed; hidden from whoever reviews the role.',
  params: z.strictObject({ jobId: PathId, applicationId: PathId }),
  output: CandidateAdjustments,
} as const satisfies Endpoint;

export const answerAdjustment = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/adjustments/{adjustmentId}',
  door: 'staff',
  summary:
    'Says what is agreed of an adjustment, or corrects what was said. The candidate is told by e-mail; audited.',
  params: z.strictObject({ jobId: PathId, applicationId: PathId, adjustmentId: PathId }),
  body: z.strictObject({
    version: z.int(),
    outcome: AdjustmentOutcome,
    timeFactor: TimeFactor,
    maySendUntil: z.nullable(z.iso.date('Choose a day.')),
    words: multilineTextSchema(ADJUSTMENT_WORDS_MAX).check(
      z.refine((text) => text.trim() !== '', 'Say in words what you agreed, or why you cannot.'),
    ),
  }),
  output: CandidateAdjustments,
} as const satisfies Endpoint;
