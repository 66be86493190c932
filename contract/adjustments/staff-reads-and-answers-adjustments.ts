import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { multilineTextSchema, NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import {
  ADJUSTMENT_REQUEST_CHARACTERS_MAX,
  AdjustmentOutcome,
  AdjustmentWishKind,
  ExtraTimeFactor,
} from './adjustment-wishes-extra-time-and-outcomes.ts';

/** Days are plain, yyyy-MM-dd: nothing of a candidate is told more finely while they are sealed. */
export const CandidateAdjustment = z.strictObject({
  id: z.int(),
  version: z.int(),
  timeFactorAsked: ExtraTimeFactor,
  wishes: z.array(AdjustmentWishKind),
  words: z.string(),
  askedOn: z.string(),
  /** The day by which it should be answered. */
  dueOn: z.string(),
  isOverdue: z.boolean(),
  answer: z.nullable(
    z.strictObject({
      outcome: AdjustmentOutcome,
      timeFactor: ExtraTimeFactor,
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
  timeFactor: ExtraTimeFactor,
  /** Who typed the application in on behalf of the candidate. */
  enteredBy: z.nullable(z.strictObject({ name: z.string(), on: z.string() })),
  may: z.strictObject({ answer: z.boolean() }),
});
export type CandidateAdjustments = z.infer<typeof CandidateAdjustments>;

export const findCandidateAdjustmentsEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates/{applicationId}/adjustments',
  door: 'staff',
  summary:
    'What a candidate asked to be adjusted and what was agreed; hidden from whoever reviews the role.',
  params: z.strictObject({ jobId: NumericIdInPath, applicationId: NumericIdInPath }),
  output: CandidateAdjustments,
} as const satisfies Endpoint;

export const answerAdjustmentEndpoint = {
  method: 'POST',
  path: '/api/manage/{jobId}/candidates/{applicationId}/adjustments/{adjustmentId}',
  door: 'staff',
  summary:
    'Says what is agreed of an adjustment, or corrects what was said. The candidate is told by e-mail; audited.',
  params: z.strictObject({
    jobId: NumericIdInPath,
    applicationId: NumericIdInPath,
    adjustmentId: NumericIdInPath,
  }),
  body: z.strictObject({
    version: z.int(),
    outcome: AdjustmentOutcome,
    timeFactor: ExtraTimeFactor,
    maySendUntil: z.nullable(z.iso.date('Choose a day.')),
    words: multilineTextSchema(ADJUSTMENT_REQUEST_CHARACTERS_MAX).check(
      z.refine((text) => text.trim() !== '', 'Say in words what you agreed, or why you cannot.'),
    ),
  }),
  output: CandidateAdjustments,
} as const satisfies Endpoint;
