import * as z from 'zod/mini';
import { PlanItem } from './plan-item-schemas-of-each-kind.ts';
import { TaskStageSettings } from './task-stage-settings-schema.ts';
import { planStageKinds } from './stage-kind-facts.ts';

/** Whether somebody must have what is looked for, or it helps. */
export const JobCriterionKind = z.enum(['essential', 'desirable']);

/** What happens in a step of a role's plan. */
export const StageKind = z.enum(planStageKinds);

/** What a role looks for, as copies and templates keep it. */
export const CopyableCriterion = z.strictObject({
  name: z.string(),
  description: z.string(),
  kind: JobCriterionKind,
});
export type CopyableCriterion = z.infer<typeof CopyableCriterion>;

/**
 * A step in which a role looks at candidates, as copies and templates keep it, with what is asked in it. What options are worth
 * is no part of it: whoever begins with it says anew what is right.
 */
export const CopyableStage = z.strictObject({
  kind: StageKind,
  name: z.string(),
  weight: z.number(),
  /** How long a test may take. This and what follows is absent in what was kept before stages had it. */
  minutes: z._default(z.nullable(z.int()), null),
  switchedOff: z._default(z.boolean(), false),
  items: z._default(z.array(PlanItem), []),
  /** Which question of the library an item was taken from, by the item's key. */
  libraryIds: z._default(z.record(z.string(), z.string()), {}),
  /** Of a stage of kind task alone. */
  task: z.optional(z.nullable(TaskStageSettings)),
});
export type CopyableStage = z.infer<typeof CopyableStage>;
