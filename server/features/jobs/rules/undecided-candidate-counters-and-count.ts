import type { JobCounterName } from '../../../events/job-counter-names.ts';

/** The counters of those about whom nothing was decided yet. */
export const undecidedCandidateCounters = [
  'awaiting_review',
  'in_review',
  'awaiting_interview',
  'in_interview',
  'awaiting_decision',
] as const satisfies JobCounterName[];

/** How many candidates still wait for a decision; whoever has withdrawn waits for none. */
export function countUndecidedCandidates(
  counters: Record<(typeof undecidedCandidateCounters)[number], number>,
): number {
  return undecidedCandidateCounters.reduce((sum, counter) => sum + counters[counter], 0);
}
