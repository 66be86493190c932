import * as z from 'zod/mini';

/** Whether something may change: as long as nobody was told of it, only for a reason that is told too, or not any more. */
const PlanRight = z.enum(['freely', 'with-reason', 'no']);

const PlanPartRight = z.strictObject({
  may: PlanRight,
  /** Why it may not change any more; null where it may. */
  why: z.nullable(z.string()),
});

/** What may still change of the plan of a role, part by part. */
export const PublishedPlanEditRights = z.strictObject({
  /** Names, descriptions, kinds and order of criteria, and new ones. */
  criteria: PlanPartRight,
  criterionRemoval: PlanPartRight,
  /** Names, order and weights of stages, and the length of interviews. */
  stages: PlanPartRight,
  /** Stages in which nothing is asked in writing: a CV, an interview. */
  newSpokenStages: PlanPartRight,
  /** Stages in which something is asked: a form, written answers, a test, a task. */
  newWrittenStages: PlanPartRight,
  /** Taking stages out, and switching them off or on. */
  stageRemoval: PlanPartRight,
  /** How long a test may take. */
  testMinutes: PlanPartRight,
  /** All of the questions of a CV and of interviews, and new ones. */
  spokenItems: PlanPartRight,
  /** Which criteria a question serves, which answers meet it, and how much it weighs. */
  itemMeaning: PlanPartRight,
  /** How a question of a form and its options are worded. */
  formWording: PlanPartRight,
  /** Everything else of what is asked in writing, and further questions. */
  writtenItems: PlanPartRight,
  itemRemoval: PlanPartRight,
  answerKeys: PlanPartRight,
});
export type PublishedPlanEditRights = z.infer<typeof PublishedPlanEditRights>;
