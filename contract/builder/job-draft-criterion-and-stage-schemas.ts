import * as z from 'zod/mini';
import {
  multilineTextSchema,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';
import { JobCriterionKind, StageKind } from '../job-plan/criterion-and-stage-kinds-and-copies.ts';
import { TaskStageSettings } from '../job-plan/task-stage-settings-schema.ts';
import {
  ItemAnswerKey,
  PlanItemKey,
  PlanItem,
  PlanWeightZeroToTen,
} from '../job-plan/plan-item-schemas-of-each-kind.ts';

/** A question of the library: the organisation's own by its number, a shipped one by its word. */
export const LibraryQuestionKey = z
  .string()
  .check(z.regex(/^([1-9]\d{0,14}|[a-z][a-z0-9-]{0,59})$/));

/** Which question of the library an item was taken from, by the item's key; one that was written here is not in it. */
export const LibraryQuestionKeyByItemKey = z.record(PlanItemKey, LibraryQuestionKey);

/** What a role looks for, while it is written. `id` is absent until it was saved once. */
export const JobDraftCriterion = z.strictObject({
  id: z.optional(z.int()),
  name: singleLineTextSchema(60),
  description: multilineTextSchema(1000),
  kind: JobCriterionKind,
});
export type JobDraftCriterion = z.infer<typeof JobDraftCriterion>;

/** A step of a role, while it is written. Its kind stays what it was when it was added. */
export const JobDraftStage = z.strictObject({
  id: z.optional(z.int()),
  kind: StageKind,
  name: singleLineTextSchema(60),
  weight: PlanWeightZeroToTen,
  /** How long a test may take, or a task should; null where nothing limits it. */
  minutes: z.nullable(z.int().check(z.minimum(1), z.maximum(600))),
  /** Kept as it was written, and no part of the plan. */
  switchedOff: z.boolean(),
  /** Of a stage of kind task alone. */
  task: z.optional(z.nullable(TaskStageSettings)),
});
export type JobDraftStage = z.infer<typeof JobDraftStage>;

/** The plan of a role as its builder shows it: criteria, and stages with their questions, each in its order. */
export const jobDraftPlanFields = {
  criteria: z.array(z.strictObject({ ...JobDraftCriterion.shape, id: z.int() })),
  stages: z.array(
    z.strictObject({
      ...JobDraftStage.shape,
      id: z.int(),
      items: z.array(PlanItem),
      /** What options are worth, of those items that a rule scores. */
      answerKeys: z.array(ItemAnswerKey),
      libraryIds: LibraryQuestionKeyByItemKey,
    }),
  ),
};
