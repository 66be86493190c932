/** How a role is decided, as far as candidates may see it: nothing that would help to answer. */
export type PublicPlan = {
  criteria: { name: string; isEssential: boolean }[];
  stages: { kind: string; name: string; weight: number }[];
  /** How many people are hired. */
  places: number;
  /** Null while nothing is frozen: in a draft. */
  frozen: FrozenPlan | null;
};

/** By what anybody can check that a plan is still the same. */
export type FrozenPlan = { sha256: string; frozenAt: Date };
