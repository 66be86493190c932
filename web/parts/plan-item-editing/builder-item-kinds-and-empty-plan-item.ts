import {
  type PlanItemKind,
  listPlanItemKindsOfStageKind,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import {
  type Icon,
  IconAlignLeft,
  IconCalendar,
  IconCircleDot,
  IconFileText,
  IconHash,
  IconLetterCase,
  IconLink,
  IconMessage,
  IconPaperclip,
  IconSquareCheck,
  IconSignature,
  IconToggleLeft,
} from '@tabler/icons-react';

type ItemOf<Kind extends PlanItemKind> = Extract<PlanItem, { kind: Kind }>;
type Common = Pick<PlanItem, 'key' | 'text' | 'required' | 'weight' | 'criteria'>;
type ItemKindInBuilder<Kind extends PlanItemKind> = {
  icon: Icon;
  /** What the field for its text is called. */
  textLabel: string;
  /** Whether one can be added; those of other kinds are shown with what they have. */
  isOffered: boolean;
  start: (common: Common) => ItemOf<Kind>;
};

const noGuides = { guideOne: '', guideThree: '', guideFive: '' };
const QUESTION = 'What will you ask?';

/** One entry a kind: a new kind does not compile until it is here. */
export const itemKindsInBuilder: { readonly [Kind in PlanItemKind]: ItemKindInBuilder<Kind> } = {
  'long-text': {
    icon: IconAlignLeft,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({ kind: 'long-text', ...common, ...noGuides, maxWords: 250 }),
  },
  'short-text': {
    icon: IconLetterCase,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({ kind: 'short-text', ...common, ...noGuides, maxCharacters: 120 }),
  },
  number: {
    icon: IconHash,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({
      kind: 'number',
      ...common,
      unit: null,
      min: null,
      max: null,
      decimals: 0,
    }),
  },
  date: {
    icon: IconCalendar,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({ kind: 'date', ...common, earliest: null, latest: null }),
  },
  'one-of': {
    icon: IconCircleDot,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({ kind: 'one-of', ...common, options: [] }),
  },
  'many-of': {
    icon: IconSquareCheck,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({ kind: 'many-of', ...common, options: [], least: 0, most: null }),
  },
  'yes-no': {
    icon: IconToggleLeft,
    textLabel: QUESTION,
    isOffered: true,
    start: (common) => ({ kind: 'yes-no', ...common }),
  },
  statement: {
    icon: IconSignature,
    textLabel: 'What do they confirm?',
    isOffered: true,
    start: (common) => ({ kind: 'statement', ...common }),
  },
  file: {
    icon: IconPaperclip,
    textLabel: 'What do they hand in?',
    isOffered: false,
    start: (common) => ({ kind: 'file', ...common, ...noGuides, filesMax: 1 }),
  },
  link: {
    icon: IconLink,
    textLabel: 'What do they link to?',
    isOffered: true,
    start: (common) => ({ kind: 'link', ...common }),
  },
  interview: {
    icon: IconMessage,
    textLabel: 'What does the panel ask?',
    isOffered: true,
    start: (common) => ({ kind: 'interview', ...common, ...noGuides }),
  },
  cvFocus: {
    icon: IconFileText,
    textLabel: 'What is the CV read for?',
    isOffered: false,
    start: (common) => ({ kind: 'cvFocus', ...common, ...noGuides }),
  },
};

/** An item of the kind with nothing written in it yet. */
export function createEmptyPlanItem(kind: PlanItemKind): PlanItem {
  const common = { key: crypto.randomUUID(), text: '', required: true, weight: 1, criteria: [] };
  return itemKindsInBuilder[kind].start(common);
}

/** The kinds that can be added to a stage of the kind, in their order. */
export function listItemKindsOfferedInBuilder(stage: PlanStageKind): PlanItemKind[] {
  return listPlanItemKindsOfStageKind(stage).filter((kind) => itemKindsInBuilder[kind].isOffered);
}
