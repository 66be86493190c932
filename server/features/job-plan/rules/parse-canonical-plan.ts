import type { JobPlan } from './build-job-plan-and-job-plan-types.ts';

/** The plan that was frozen as a text. */
export function parseCanonicalPlan(text: string): JobPlan {
  // Whatever stands in a version was written of a plan.
  return JSON.parse(text) as JobPlan;
}
