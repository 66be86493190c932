import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PathId } from '../field-schemas.ts';
import { Instant } from '../instant.ts';
import { scoreBands } from './score-bands.ts';

/** One test, and how far a candidate is with it. */
export const TestOfCandidate = z.strictObject({
  name: z.string(),
  state: z.enum(['not-begun', 'running', 'done']),
  /** Whether the candidate handed it in, or its time was over; null before that. */
  handedInBy: z.nullable(z.enum(['candidate', 'clock'])),
  /** Null while it is hidden, as the scores of answers are, and while there is none. */
  result: z.nullable(z.strictObject({ score: z.number(), band: z.enum(scoreBands) })),
});
export type TestOfCandidate = z.infer<typeof TestOfCandidate>;

export const findTestsOfCandidate = {
  method: 'GET',
  path: '/api/manage/{jobId}/candidates/{applicationId}/tests',
  door: 'staff',
  summary:
    'How far a candidate is with the tests of the role. Results are shown as scores are: once four fifths of the reviews are in, and to nobody who still reviews on the role.',
  params: z.strictObject({ jobId: PathId, applicationId: PathId }),
  output: z.strictObject({
    tests: z.array(TestOfCandidate),
    /** Why no result is shown. */
    hidden: z.nullable(z.enum(['not-submitted', 'reviews-open', 'own-reviews-open'])),
  }),
} as const satisfies Endpoint;

/** A key that was corrected after the role was published. */
export const AnswerKeyCorrection = z.strictObject({
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
export type AnswerKeyCorrection = z.infer<typeof AnswerKeyCorrection>;

export const TestOfJob = z.strictObject({
  stageId: z.int(),
  name: z.string(),
  notBegun: z.int(),
  running: z.int(),
  done: z.int(),
  corrections: z.array(AnswerKeyCorrection),
});
export type TestOfJob = z.infer<typeof TestOfJob>;

export const findTestsOfJob = {
  method: 'GET',
  path: '/api/manage/{jobId}/tests',
  door: 'staff',
  summary:
    'The tests of a role: how many of those who apply have begun and handed in each, and how its key was corrected since the role was published.',
  params: z.strictObject({ jobId: PathId }),
  output: z.strictObject({ tests: z.array(TestOfJob) }),
} as const satisfies Endpoint;
