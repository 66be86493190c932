import type { ItemKind } from '@evenhand/contract/plan/item-kinds.ts';
import { hasGuides, type ItemRow } from './item-of-row.ts';

/** What a role promises to do with its applications: everything that decides who comes out ahead, in order. */
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
  items: PlanItem[];
};

/** What is left out is as it always was: a plan that says the same stays the same text. */
export type PlanItem = {
  kind: ItemKind;
  /** By which conditions, answers and requirements refer to it; left out of a long text that nothing refers to. */
  key?: string;
  text: string;
  guides?: { one: string; three: string; five: string };
  maxWords?: number;
  /** The names of those it looks at. */
  criteria: string[];
  /** Left out where it is 1. */
  weight?: number;
  /** Left out where nobody can apply without an answer. */
  required?: false;
  /** Which answers meet it. */
  mustHave?: unknown;
  /** What only items of its kind have, such as options, limits and a condition. */
  [setting: string]: unknown;
};

/** A role as its tables have it: lists in their order, null where a column says nothing. */
export type PlanFacts = {
  openings: number;
  criteria: PlanCriterion[];
  stages: (Pick<PlanStage, 'kind' | 'name' | 'weight'> & {
    reviewsPerItem: number | null;
    minutes: number | null;
    items: ItemRow[];
  })[];
};

/** The plan of a role as it is now. What it leaves out decides nothing, and may change without a new version. */
export function buildPlan({ openings, criteria, stages }: PlanFacts): Plan {
  return {
    criteria: criteria.map(({ name, description, kind }) => ({ name, description, kind })),
    stages: stages.map(({ kind, name, weight, reviewsPerItem, minutes, items }) => ({
      kind,
      name,
      weight,
      ...(reviewsPerItem !== null && { reviewsPerItem }),
      ...(minutes !== null && { minutes }),
      items: items.map(planItem),
    })),
    places: openings,
    tieRule: 'lot',
  };
}

function planItem(row: ItemRow): PlanItem {
  const { kind, key, text, criteria, weight, required, settings, mustHave } = row;
  const guides = { one: row.guideOne, three: row.guideThree, five: row.guideFive };
  return {
    ...settings,
    kind,
    ...(kind !== 'long-text' && { key }),
    text,
    ...(hasGuides(kind) && { guides }),
    ...(kind === 'long-text' && { maxWords: row.maxWords }),
    criteria,
    ...(weight !== 1 && { weight }),
    ...(!required && { required }),
    ...(mustHave !== null && { mustHave }),
  };
}
