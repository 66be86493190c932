import { estimateMinutesOfPlan } from './estimate-minutes-of-plan.ts';

/** Who one is, and how to be reached. */
const FORM_MINUTES = 3;
/** Above this an estimate to the minute would promise more than anybody knows. */
const ROUGH_ABOVE_MINUTES = 20;
const ROUND_TO_MINUTES = 5;

/** How long an application with written answers will take; to the nearest five above twenty minutes. */
export function estimateCandidateMinutes(questions: readonly { maxWords: number }[]): number {
  const items = questions.map(({ maxWords }) => ({ kind: 'long-text' as const, maxWords }));
  const asked = estimateMinutesOfPlan([{ kind: 'sift', minutes: null, items }], 0);
  const minutes = FORM_MINUTES + asked.candidate;
  if (minutes <= ROUGH_ABOVE_MINUTES) return Math.round(minutes);
  return Math.round(minutes / ROUND_TO_MINUTES) * ROUND_TO_MINUTES;
}
