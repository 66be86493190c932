import * as z from 'zod/mini';

/** What stands between a plan and its publication, or should be thought over before it. */
export const JobPlanProblem = z.strictObject({
  code: z.enum([
    'nothing-scored',
    'criterion-nowhere',
    'criterion-by-form-only',
    'weights-all-zero',
    'kind-unknown',
    'kind-out-of-place',
    'item-invalid',
    'too-many-items',
    'item-incomplete',
    'criterion-unknown',
    'bounds-contradict',
    'condition-broken',
    'condition-circular',
    'must-have-broken',
    'answer-key-broken',
    'salary-history',
    'years-of-experience',
  ]),
  /** False: it is pointed out, and the plan can be published all the same. */
  blocks: z.boolean(),
  /** The name of a stage or criterion and the key of an item, as far as it concerns one. */
  where: z.strictObject({
    stage: z.optional(z.string()),
    item: z.optional(z.string()),
    criterion: z.optional(z.string()),
  }),
  message: z.string(),
});
export type JobPlanProblem = z.infer<typeof JobPlanProblem>;
