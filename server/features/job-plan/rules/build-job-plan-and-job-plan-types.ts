import {
  type PlanItemKind,
  mayItemKindHaveReviewGuides,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItemDbRow } from './plan-item-from-and-to-row.ts';

/** What a role promises to do with its applications: everything that decides who comes out ahead, in order; never what is right. */
export type JobPlan = {
  criteria: JobPlanCriterion[];
  stages: JobPlanStage[];
  /** How many people are hired. */
  places: number;
  /** What decides between equals. */
  tieRule: 'lot';
};

export type JobPlanCriterion = {
  name: string;
  description: string;
  kind: 'essential' | 'desirable';
};

export type JobPlanStage = {
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
  items: FrozenPlanItem[];
};

/**
 * An item, with what only items of its kind have under the names of the contract. What is left out is as it was for every
 * question before there were kinds, so that a plan that says the same has the same text.
 */
export type FrozenPlanItem = {
  kind: PlanItemKind;
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
export type JobPlanFacts = {
  openings: number;
  criteria: JobPlanCriterion[];
  stages: (Pick<JobPlanStage, 'kind' | 'name' | 'weight'> & {
    reviewsPerItem: number | null;
    minutes: number | null;
    keyCorrections: number;
    task?: JobPlanStage['task'] | null;
    items: PlanItemDbRow[];
  })[];
};

/** The plan of a role as it is now. What it leaves out decides nothing, and may change without a new version. */
export function buildJobPlan({ openings, criteria, stages }: JobPlanFacts): JobPlan {
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

function planItem(
  { settings, ...row }: PlanItemDbRow,
  { hasKeys }: { hasKeys: boolean },
): FrozenPlanItem {
  const { kind, key, text, criteria, weight, required, mustHave, maxWords } = row;
  const guides = { one: row.guideOne, three: row.guideThree, five: row.guideFive };
  return {
    ...settings,
    kind,
    text,
    criteria,
    ...(hasKeys && { key }),
    ...(kind === 'long-text' && { maxWords }),
    ...(mayItemKindHaveReviewGuides(kind) && { guides }),
    ...(weight !== 1 && { weight }),
    ...(!required && { required }),
    ...(mustHave !== null && { mustHave }),
  };
}
