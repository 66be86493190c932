import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';
import { Instant } from '../instant-codec.ts';
import { StageKind } from '../job-plan/criterion-and-stage-kinds-and-copies.ts';
import { PlanWeightZeroToTen } from '../job-plan/plan-item-schemas-of-each-kind.ts';
import { PlanChangeReason } from '../job-plan/plan-version-schemas-and-find-plan-endpoint.ts';

/** What a stage's weight comes to: a stage in which everybody gets the same decides nothing, whatever it weighs. */
export const EffectiveStageWeight = z.strictObject({
  /** How many candidates were scored in it. */
  candidates: z.int(),
  /** In percent of what decides the order; null while too few were scored to tell. */
  share: z.nullable(z.int()),
  /** By how much candidates differ in it: the standard deviation, of 100. */
  spread: z.number(),
  /** With the whole score, from -1 to 1; null where one of them does not differ. */
  correlation: z.nullable(z.number()),
});
export type EffectiveStageWeight = z.infer<typeof EffectiveStageWeight>;

export const StageWithWeights = z.strictObject({
  id: z.int(),
  name: z.string(),
  kind: StageKind,
  weight: z.number(),
  /** Null while scores are hidden from whoever asks. */
  effective: z.nullable(EffectiveStageWeight),
  items: z.array(z.strictObject({ id: z.int(), text: z.string(), weight: z.number() })),
});
export type StageWithWeights = z.infer<typeof StageWithWeights>;

/** The weights a role was ranked by from some day on. */
export const RankingWeightsVersion = z.strictObject({
  n: z.int(),
  at: Instant,
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What it changed of the one before, a sentence each. */
  changes: z.array(z.string()),
});
export type RankingWeightsVersion = z.infer<typeof RankingWeightsVersion>;

export const RankingWeights = z.strictObject({
  /** Of the role; what a change is based on. */
  version: z.int(),
  mayChange: z.boolean(),
  /** Candidates were told the weights: a change says why. */
  asksReason: z.boolean(),
  stages: z.array(StageWithWeights),
  /** The first one first; none while the weights are those that the role was published with. */
  versions: z.array(RankingWeightsVersion),
});
export type RankingWeights = z.infer<typeof RankingWeights>;

const params = z.strictObject({ jobId: NumericIdInPath });
const weights = z
  .array(z.strictObject({ id: z.int(), weight: PlanWeightZeroToTen }))
  .check(z.maxLength(200));

export const findRankingWeightsEndpoint = {
  method: 'GET',
  path: '/api/manage/{jobId}/weights',
  door: 'staff',
  summary:
    'What the stages of a role and their questions weigh, what that comes to among the scores so far, and when it was changed.',
  params,
  output: RankingWeights,
} as const satisfies Endpoint;

export const changeRankingWeightsEndpoint = {
  method: 'PUT',
  path: '/api/manage/{jobId}/weights',
  door: 'staff',
  summary:
    'Changes what stages and questions weigh; what is left out stays as it is. After publishing only with a reason: it is a new version of the plan, and once there are scores a new scoring version, beside which the order before can still be seen.',
  params,
  body: z.strictObject({
    version: z.int().check(z.minimum(1)),
    reason: PlanChangeReason,
    stages: weights,
    items: weights,
  }),
  output: RankingWeights,
} as const satisfies Endpoint;
