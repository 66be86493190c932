type StageKindFacts = {
  words: string;
  /** How many items a stage of the kind may have. */
  itemsMax: number;
};

/** The one place that says what is true of each kind of stage. */
export const stageKindFacts = {
  form: { words: 'Form', itemsMax: 20 },
  sift: { words: 'Written answers', itemsMax: 5 },
  cv: { words: 'CV', itemsMax: 8 },
  test: { words: 'Test', itemsMax: 40 },
  task: { words: 'Task', itemsMax: 5 },
  interview: { words: 'Interview', itemsMax: 12 },
} as const satisfies Record<string, StageKindFacts>;

export type PlanStageKind = keyof typeof stageKindFacts;
// The keys of a record of kinds are kinds.
export const planStageKinds = Object.keys(stageKindFacts) as [PlanStageKind];
