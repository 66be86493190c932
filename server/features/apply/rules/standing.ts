import type { Standing } from '@evenhand/contract/candidate-pages.ts';

type Attempt = {
  state: string;
  /** The e-mail that tells it waits and may still be stopped; until then nothing tells it. */
  rejectionToldAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
};

const unsent = new Set(['invited', 'quick_applied', 'started']);

/** Where an application stands, as far as its candidate knows. */
export function standingOf(attempt: Attempt, now: Date): Standing {
  const { state, rejectionToldAt, interviewedAt, reviewsExpected } = attempt;
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'hired') return 'hired';
  if (state === 'rejected' && rejectionToldAt !== null && rejectionToldAt <= now)
    return 'not-chosen';
  if (state === 'interviews_tasks' || (state === 'rejected' && interviewedAt !== null))
    return 'interviews';
  if (state === 'in_review' || (state === 'rejected' && reviewsExpected > 0)) return 'in-review';
  return unsent.has(state) ? 'closed-unsent' : 'submitted';
}

/** Candidates may take back what is not decided yet, as far as they know. */
export function mayWithdraw(standing: Standing): boolean {
  return standing === 'submitted' || standing === 'in-review' || standing === 'interviews';
}
