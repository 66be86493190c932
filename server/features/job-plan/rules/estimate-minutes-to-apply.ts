import {
  estimateCandidateMinutesOfPlan,
  type StageForTimeEstimate,
} from '@evenhand/contract/job-plan/estimate-candidate-minutes-of-plan.ts';

/** Who one is, and how to be reached. */
const PERSON_MINUTES = 3;
/** Above this an estimate to the minute would promise more than anybody knows. */
const ROUGH_ABOVE_MINUTES = 20;
const ROUND_TO_MINUTES = 5;

/** How long it takes to apply through these stages; to the nearest five above twenty minutes. */
export function estimateMinutesToApply(stages: readonly StageForTimeEstimate[]): number {
  const minutes = PERSON_MINUTES + estimateCandidateMinutesOfPlan(stages, 0).candidate;
  if (minutes <= ROUGH_ABOVE_MINUTES) return Math.round(minutes);
  return Math.round(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES;
}
