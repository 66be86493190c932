import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import { scoreBandNames } from './test-score-band-names.ts';

/** One test, and how far a candidate is with it. */
export const CandidateTestProgress = z.strictObject({
  name: z.string(),
  state: z.enum(['not-begun', 'running', 'done']),
  /** Whether the candidate handed it in, or its time was over; null before that. */
  handedInBy: z.nullable(z.enum(['candidate', 'clock'])),
  /** Null while it is hidden, as the scores of answers are, and while there is none. */
  result: z.nullable(z.strictObject({ score: z.number(), band: z.enum(scoreBandNames) })),
});
export type CandidateTestProgress = z.infer<typeof CandidateTestProgress>;

export const findTestProgressOfCandidateEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates/{applicationId}/tests',
  door: 'staff',
  summary:
    'How far a candidate is with the tests of the role. Results are shown as scores are: once four fifths of the reviews are in, and to nobody who still reviews on the role.',
  params: z.strictObject({ jobId: NumericIdInPath, applicationId: NumericIdInPath }),
  output: z.strictObject({
    tests: z.array(CandidateTestProgress),
    /** Why no result is shown. */
    hidden: z.nullable(z.enum(['not-submitted', 'reviews-open', 'own-reviews-open'])),
  }),
} as const satisfies Endpoint;

/** A key that was corrected after the role was published. */
export const TestAnswerKeyCorrection = z.strictObject({
  /** Which questions of the test, counted from 1. */
  questions: z.array(z.int()),
  reason: z.string(),
  by: z.string(),
  at: Instant,
  scored: z.int(),
  moved: z.int(),
  /** Every attempt was scored anew. */
  isDone: z.boolean(),
});
export type TestAnswerKeyCorrection = z.infer<typeof TestAnswerKeyCorrection>;

export const JobTestProgress = z.strictObject({
  stageId: z.int(),
  name: z.string(),
  notBegun: z.int(),
  running: z.int(),
  done: z.int(),
  corrections: z.array(TestAnswerKeyCorrection),
});
export type JobTestProgress = z.infer<typeof JobTestProgress>;

export const findTestProgressOfJobEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/tests',
  door: 'staff',
  summary:
    'The tests of a role: how many of those who apply have begun and handed in each, and how its key was corrected since the role was published.',
  params: z.strictObject({ jobId: NumericIdInPath }),
  output: z.strictObject({ tests: z.array(JobTestProgress) }),
} as const satisfies Endpoint;
