import { estimateMinutesToApply } from './estimate-minutes-to-apply.ts';

/** How long an application with written answers will take; to the nearest five above twenty minutes. */
export function estimateCandidateMinutes(questions: readonly { maxWords: number }[]): number {
  const items = questions.map(({ maxWords }) => ({ kind: 'long-text' as const, maxWords }));
  return estimateMinutesToApply([{ kind: 'sift', minutes: null, items }]);
}
