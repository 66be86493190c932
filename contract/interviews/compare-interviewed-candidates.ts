import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { ApplicationState } from '../pipeline/application-states-decisions-and-stage-groups.ts';
import { JobCriterionKind } from '../job-plan/criterion-and-stage-kinds-and-copies.ts';

/** So many people side by side are the most that one page shows. */
export const INTERVIEWED_CANDIDATES_COMPARED_MAX = 60;

/** What somebody reached: the mean in stars, and the lowest and highest single mark. */
const Reached = z.strictObject({ mean: z.number(), lowest: z.int(), highest: z.int() });

export const ComparedInterviewedCandidate = z.strictObject({
  applicationId: z.int(),
  interviewId: z.int(),
  ref: z.string(),
  state: ApplicationState,
  /** How far it is: not yet held, cards missing, all in, or it did not take place. */
  progress: z.enum(['to-come', 'scoring', 'opened', 'no-show', 'withdrawn']),
  cards: z.strictObject({ in: z.int(), expected: z.int() }),
  /** Of the interview, in stars; null until its cards are open. */
  score: z.nullable(z.number()),
  /** By the place of the criterion; null where nothing was asked of it. */
  criteria: z.array(z.nullable(Reached)),
  /** How many questions wait to be talked about. */
  toDiscuss: z.int(),
});
export type ComparedInterviewedCandidate = z.infer<typeof ComparedInterviewedCandidate>;

export const compareInterviewedCandidatesEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/rounds/{roundId}',
  door: 'staff',
  summary:
    'The people of one interview round side by side, by reference: what each reached in each criterion, with the range of the marks, once their cards are open.',
  params: z.strictObject({ jobId: NumericIdInPath, roundId: NumericIdInPath }),
  output: z.strictObject({
    round: z.strictObject({ id: z.int(), name: z.string() }),
    /** The other rounds of the role too, in their order. */
    rounds: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    criteria: z.array(z.strictObject({ name: z.string(), kind: JobCriterionKind })),
    /** By score, who has none at the end; among equals by reference, which tells nothing. */
    candidates: z
      .array(ComparedInterviewedCandidate)
      .check(z.maxLength(INTERVIEWED_CANDIDATES_COMPARED_MAX)),
    total: z.int(),
    /** Whoever still reviews answers of the role is shown nobody. */
    hidden: z.nullable(z.literal('own-reviews-open')),
    mayDecide: z.boolean(),
  }),
} as const satisfies Endpoint;
