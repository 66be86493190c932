import type { PlanItem } from './plan-item-schemas-of-each-kind.ts';
import type { PlanStageKind } from './stage-kind-facts.ts';

export type PlanItemKind = PlanItem['kind'];
/** Who gives an answer its mark: people by guides, a rule by its key, or nobody, where it only informs. */
export type PlanItemScoringMethod = 'people' | 'rule' | 'none';

type ItemKindFacts = {
  words: string;
  /** How it is answered, for whoever writes one. */
  explanation: string;
  /** In which stages it may stand, and who marks it there. */
  scoring: Partial<Record<PlanStageKind, PlanItemScoringMethod>>;
  /** Whether its answers can meet a requirement. */
  allowsMustHave: boolean;
  /** Whether another item can be shown by what was chosen here. */
  allowsConditions: boolean;
  /** Minutes that it takes a candidate; a long text is written on top of it. */
  minutes: number;
};

/** The one place that says what kinds of items there are; builder, pages, exports and checks are derived from it. */
export const planItemKindFacts = {
  'long-text': {
    words: 'Long text',
    explanation: 'Written in paragraphs, up to a number of words',
    scoring: { form: 'none', sift: 'people', task: 'people' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 2,
  },
  'short-text': {
    words: 'Short text',
    explanation: 'Written on one line',
    scoring: { form: 'none', sift: 'people', task: 'people' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 1,
  },
  number: {
    words: 'Number',
    explanation: 'A number, with its unit and between its limits',
    scoring: { form: 'none' },
    allowsMustHave: true,
    allowsConditions: false,
    minutes: 0.5,
  },
  date: {
    words: 'Date',
    explanation: 'A day of the calendar',
    scoring: { form: 'none' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 0.5,
  },
  'one-of': {
    words: 'One of several',
    explanation: 'Exactly one option is chosen',
    scoring: { form: 'none', test: 'rule' },
    allowsMustHave: true,
    allowsConditions: true,
    minutes: 0.5,
  },
  'many-of': {
    words: 'Several of several',
    explanation: 'Any number of options is chosen, within limits',
    scoring: { form: 'none', test: 'rule' },
    allowsMustHave: true,
    allowsConditions: true,
    minutes: 1,
  },
  'yes-no': {
    words: 'Yes or no',
    explanation: 'Answered by yes or no',
    scoring: { form: 'none' },
    allowsMustHave: true,
    allowsConditions: true,
    minutes: 0.5,
  },
  statement: {
    words: 'Statement to confirm',
    explanation: 'Read and confirmed by a tick',
    scoring: { form: 'none' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 0.5,
  },
  file: {
    words: 'File',
    explanation: 'A piece of work, handed in as a file',
    scoring: { form: 'none', task: 'people' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 15,
  },
  link: {
    words: 'Link',
    explanation: 'The address of something on the web',
    // An address leads to who wrote it: it is shown to whoever runs the role, and dealt to no reviewer.
    scoring: { form: 'none', task: 'none' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 2,
  },
  interview: {
    words: 'Interview question',
    explanation: 'Asked aloud, and marked by the panel',
    scoring: { interview: 'people' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 0,
  },
  cvFocus: {
    words: 'What a CV is read for',
    explanation: 'Looked for in the CV; nothing is asked',
    scoring: { cv: 'people' },
    allowsMustHave: false,
    allowsConditions: false,
    minutes: 0,
  },
} as const satisfies Record<PlanItemKind, ItemKindFacts>;

// The keys of a record of kinds are kinds.
export const planItemKinds = Object.keys(planItemKindFacts) as PlanItemKind[];

/** Who marks an item of the kind in a stage of the other; undefined where it may not stand there. */
export function findPlanItemScoringMethod(
  kind: PlanItemKind,
  stage: PlanStageKind,
): PlanItemScoringMethod | undefined {
  const { scoring }: ItemKindFacts = planItemKindFacts[kind];
  return scoring[stage];
}

/** Whether people can be asked to mark it, by what answers of one, three and five stars look like. */
export function mayItemKindHaveReviewGuides(kind: PlanItemKind): boolean {
  const scorings: PlanItemScoringMethod[] = Object.values(planItemKindFacts[kind].scoring);
  return scorings.includes('people');
}

/** The kinds of items that may stand in a stage of the kind, in their order. */
export function listPlanItemKindsOfStageKind(stage: PlanStageKind): PlanItemKind[] {
  return planItemKinds.filter((kind) => findPlanItemScoringMethod(kind, stage) !== undefined);
}
