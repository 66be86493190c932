import type { Plan } from './build-plan.ts';

/** The plan that was frozen as a text. */
export function parseCanonicalPlan(text: string): Plan {
  // Whatever stands in a version was written of a plan.
  return JSON.parse(text) as Plan;
}
