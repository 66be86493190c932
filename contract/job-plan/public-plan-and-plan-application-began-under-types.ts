/** How a role is decided, as far as candidates may see it: nothing that would help to answer. */
export type PublicJobPlan = {
  criteria: { name: string; isEssential: boolean }[];
  stages: {
    kind: string;
    name: string;
    weight: number;
    /** How many people score each item, and how long it lasts; null where nothing says so. */
    reviewsPerItem: number | null;
    minutes: number | null;
  }[];
  /** How many people are hired. */
  places: number;
};

/** By what anybody can check that a plan is still the same. */
export type FrozenPlanHashAndTime = { sha256: string; frozenAt: Date };

/** The current plan of a role; frozen is null in a draft. */
export type CurrentPublicJobPlan = PublicJobPlan & { frozen: FrozenPlanHashAndTime | null };

/** The plan that an application began under, with what a later version changed of it since. */
export type PlanOfApplication = {
  plan: PublicJobPlan;
  frozen: FrozenPlanHashAndTime;
  /** Nothing in it: of what candidates may see, nothing changed. Null while there is no later version. */
  later: { frozenAt: Date; changes: string[] } | null;
};
