import type { JobCounter } from '../../../events/catalogue.ts';

export type CountedApplication = {
  state: string;
  submittedAt: Date | null;
  reviewsExpected: number;
  reviewsScored: number;
};

/** Which of the seven counters of a role's card an application stands in; each submitted one is in exactly one. */
export function counterFor({
  state,
  submittedAt,
  reviewsExpected,
  reviewsScored,
}: CountedApplication): JobCounter | null {
  if (submittedAt === null) return null;
  if (state === 'submitted') return 'awaiting_review';
  // Without a single review to wait for (all were given up) it still waits for some to be sent.
  if (state === 'in_review')
    return reviewsExpected > 0 && reviewsScored === reviewsExpected
      ? 'awaiting_interview'
      : 'in_review';
  if (state === 'interviews_tasks') return 'in_interview';
  if (state === 'rejected') return 'rejected';
  if (state === 'hired') return 'hired';
  return null;
}

/** What a move from one standing to another changes in the counters. */
export function counterChanges(
  from: CountedApplication,
  to: CountedApplication,
): Partial<Record<JobCounter, number>> {
  const [left, entered] = [counterFor(from), counterFor(to)];
  if (left === entered) return {};
  return { ...(left && { [left]: -1 }), ...(entered && { [entered]: 1 }) };
}

/** What several moves change together. */
export function sumOfChanges(
  moves: readonly { from: CountedApplication; to: CountedApplication }[],
): Partial<Record<JobCounter, number>> {
  const sums: Partial<Record<JobCounter, number>> = {};
  for (const { from, to } of moves) {
    // The keys of a record of counters are counters.
    for (const [counter, n] of Object.entries(counterChanges(from, to)) as [JobCounter, number][]) {
      sums[counter] = (sums[counter] ?? 0) + n;
    }
  }
  return sums;
}
