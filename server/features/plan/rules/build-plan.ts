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

export type PlanItem = {
  kind: 'long-text';
  text: string;
  guides: { one: string; three: string; five: string };
  maxWords: number;
  /** The names of those it looks at. */
  criteria: string[];
};

/** A role as its tables have it: lists in their order, null where a column says nothing. */
export type PlanFacts = {
  openings: number;
  criteria: PlanCriterion[];
  stages: (Pick<PlanStage, 'kind' | 'name' | 'weight'> & {
    reviewsPerItem: number | null;
    minutes: number | null;
    items: (Pick<PlanItem, 'text' | 'maxWords' | 'criteria'> & {
      guideOne: string;
      guideThree: string;
      guideFive: string;
    })[];
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

function planItem(item: PlanFacts['stages'][number]['items'][number]): PlanItem {
  const { text, guideOne, guideThree, guideFive, maxWords, criteria } = item;
  const guides = { one: guideOne, three: guideThree, five: guideFive };
  return { kind: 'long-text', text, guides, maxWords, criteria };
}
