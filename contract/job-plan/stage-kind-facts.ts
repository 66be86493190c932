type StageKindFacts = {
  words: string;
  /** How many items a stage of the kind may have. */
  itemsMax: number;
  /** Whether candidates write nothing in it: one may join a role that is published already. */
  isSpoken: boolean;
};

/** The one place that says what is true of each kind of stage. */
export const stageKindFacts = {
  form: { words: 'Form', itemsMax: 20, isSpoken: false },
  sift: { words: 'Written answers', itemsMax: 5, isSpoken: false },
  cv: { words: 'CV', itemsMax: 8, isSpoken: true },
  test: { words: 'Test', itemsMax: 40, isSpoken: false },
  task: { words: 'Task', itemsMax: 5, isSpoken: false },
  interview: { words: 'Interview', itemsMax: 12, isSpoken: true },
} as const satisfies Record<string, StageKindFacts>;

export type PlanStageKind = keyof typeof stageKindFacts;
// The keys of a record of kinds are kinds.
export const planStageKinds = Object.keys(stageKindFacts) as [PlanStageKind];
