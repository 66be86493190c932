import * as z from 'zod/mini';
import { planStageKinds } from './stage-kind-facts.ts';

/** Whether somebody must have what is looked for, or it helps. */
export const CriterionKind = z.enum(['essential', 'desirable']);

/** What happens in a step of a role's plan. */
export const StageKind = z.enum(planStageKinds);

/** What a role looks for, as copies and templates keep it. */
export const CopyableCriterion = z.strictObject({
  name: z.string(),
  description: z.string(),
  kind: CriterionKind,
});
export type CopyableCriterion = z.infer<typeof CopyableCriterion>;

/** A step in which a role looks at candidates, as copies and templates keep it. */
export const CopyableStage = z.strictObject({
  kind: StageKind,
  name: z.string(),
  weight: z.number(),
});
export type CopyableStage = z.infer<typeof CopyableStage>;
