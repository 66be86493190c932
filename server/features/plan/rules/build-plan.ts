import { type ItemKind, hasGuides } from '@evenhand/contract/plan/item-kinds.ts';
import type { ItemRow } from './item-of-row.ts';

/** What a role promises to do with its applications: everything that decides who comes out ahead, in order; never what is right. */
export type Plan = {
  criteria: PlanCriterion[];
  stages: PlanStage[];
  /** How many people are hired. */
  places: number;
  /** What decides between equals. */
  tieRule: 'lot';
};

export type PlanCriterion = { name: string; description: string; kind: 'essential' | 'desirable' };

export type PlanStage = {
  kind: string;
  name: string;
  weight: number;
  /** How many people score each item, where people do. */
  reviewsPerItem?: number;
  /** How long it lasts, where it lasts. */
  minutes?: number;
  /** What is to be done in a task, and how many days there are for it. */
  task?: { instructions: string; dueDays: number | null };
  /** How often what is right in it was corrected since it was published; never what it was or is. */
  keyCorrections?: number;
  items: FrozenItem[];
};

/**
 * An item, with what only items of its kind have under the names of the contract. What is left out is as it was for every
 * question before there were kinds, so that a plan that says the same has the same text.
 */
export type FrozenItem = {
  kind: ItemKind;
  /** By which conditions and answers refer to it; left out of a plan that has long texts alone, as all once were. */
  key?: string;
  text: string;
  guides?: { one: string; three: string; five: string };
  maxWords?: number;
  /** The names of those it looks at. */
  criteria: string[];
  /** Left out where it is 1. */
  weight?: number;
  /** Left out where an answer is required. */
  required?: false;
  /** Which answers meet it; left out where none has to. */
  mustHave?: unknown;
  [setting: string]: unknown;
};

/** A role as its tables have it: lists in their order, null where a column says nothing. */
export type PlanFacts = {
  openings: number;
  criteria: PlanCriterion[];
  stages: (Pick<PlanStage, 'kind' | 'name' | 'weight'> & {
    reviewsPerItem: number | null;
    minutes: number | null;
    keyCorrections: number;
    task?: PlanStage['task'] | null;
    items: ItemRow[];
  })[];
};

/** The plan of a role as it is now. What it leaves out decides nothing, and may change without a new version. */
export function buildPlan({ openings, criteria, stages }: PlanFacts): Plan {
  const hasKeys = stages.some(({ items }) => items.some(({ kind }) => kind !== 'long-text'));
  return {
    criteria: criteria.map(({ name, description, kind }) => ({ name, description, kind })),
    stages: stages.map(
      ({ kind, name, weight, reviewsPerItem, minutes, keyCorrections, task, items }) => ({
        kind,
        name,
        weight,
        ...(reviewsPerItem !== null && { reviewsPerItem }),
        ...(minutes !== null && { minutes }),
        ...(keyCorrections > 0 && { keyCorrections }),
        ...(task && { task }),
        items: items.map((row) => planItem(row, { hasKeys })),
      }),
    ),
    places: openings,
    tieRule: 'lot',
  };
}

function planItem({ settings, ...row }: ItemRow, { hasKeys }: { hasKeys: boolean }): FrozenItem {
  const { kind, key, text, criteria, weight, required, mustHave, maxWords } = row;
  const guides = { one: row.guideOne, three: row.guideThree, five: row.guideFive };
  return {
    ...settings,
    kind,
    text,
    criteria,
    ...(hasKeys && { key }),
    ...(kind === 'long-text' && { maxWords }),
    ...(hasGuides(kind) && { guides }),
    ...(weight !== 1 && { weight }),
    ...(!required && { required }),
    ...(mustHave !== null && { mustHave }),
  };
}
