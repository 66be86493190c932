import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobCounterName } from '../../../events/job-counter-names.ts';

export type ApplicationCounterFacts = {
  state: ApplicationState;
  submittedAt: Date | null;
  reviewsExpected: number;
  reviewsScored: number;
};

/** Where whoever has submitted is counted. */
const counters: Record<ApplicationState, JobCounterName | null> = {
  invited: null,
  quick_applied: null,
  started: null,
  submitted: 'awaiting_review',
  in_review: 'in_review',
  interviews_tasks: 'in_interview',
  hired: 'hired',
  rejected: 'rejected',
  withdrawn: null,
  erased: null,
};

/** Which of the seven counters of a role's card an application stands in; each submitted one is in exactly one. */
export function jobCounterOfApplication({
  state,
  submittedAt,
  reviewsExpected,
  reviewsScored,
}: ApplicationCounterFacts): JobCounterName | null {
  if (submittedAt === null) return null;
  const isReviewed = isFullyReviewed({ state, reviewsExpected, reviewsScored });
  return isReviewed ? 'awaiting_interview' : counters[state];
}

/** Without a single review to wait for (all were given up) it still waits for some to be sent. */
export function isFullyReviewed({
  state,
  reviewsExpected,
  reviewsScored,
}: Omit<ApplicationCounterFacts, 'submittedAt'>): boolean {
  return state === 'in_review' && reviewsExpected > 0 && reviewsScored === reviewsExpected;
}

/** What a move from one standing to another changes in the counters. */
export function jobCounterChanges(
  from: ApplicationCounterFacts,
  to: ApplicationCounterFacts,
): Partial<Record<JobCounterName, number>> {
  const [left, entered] = [jobCounterOfApplication(from), jobCounterOfApplication(to)];
  if (left === entered) return {};
  return { ...(left && { [left]: -1 }), ...(entered && { [entered]: 1 }) };
}

/** What several moves change together. */
export function sumJobCounterChanges(
  moves: readonly { from: ApplicationCounterFacts; to: ApplicationCounterFacts }[],
): Partial<Record<JobCounterName, number>> {
  const sums: Partial<Record<JobCounterName, number>> = {};
  for (const { from, to } of moves) {
    // The keys of a record of counters are counters.
    for (const [counter, n] of Object.entries(jobCounterChanges(from, to)) as [
      JobCounterName,
      number,
    ][]) {
      sums[counter] = (sums[counter] ?? 0) + n;
    }
  }
  return sums;
}
