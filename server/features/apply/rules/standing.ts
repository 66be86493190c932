import type { Standing } from '@evenhand/contract/candidate-pages.ts';

/** The mail that tells a rejection waits this long and may still be taken back; until then nothing tells it. */
const REJECTION_TOLD_AFTER_MS = 2 * 60 * 60_000;

type Attempt = {
  state: string;
  rejectedAt: Date | null;
  interviewedAt: Date | null;
  reviewsExpected: number;
};

/** Where an application stands, as far as its candidate knows. */
export function standingOf(attempt: Attempt, now: Date): Standing {
  const { state, rejectedAt, interviewedAt, reviewsExpected } = attempt;
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'hired') return 'hired';
  if (state === 'rejected' && isTold(rejectedAt, now)) return 'not-chosen';
  if (state === 'interviews_tasks' || (state === 'rejected' && interviewedAt !== null))
    return 'interviews';
  if (state === 'in_review' || (state === 'rejected' && reviewsExpected > 0)) return 'in-review';
  return state === 'started' ? 'closed-unsent' : 'submitted';
}

/** Candidates may take back what is not decided yet, as far as they know. */
export function mayWithdraw(standing: Standing): boolean {
  return standing === 'submitted' || standing === 'in-review' || standing === 'interviews';
}

function isTold(rejectedAt: Date | null, now: Date): boolean {
  return rejectedAt !== null && now.getTime() - rejectedAt.getTime() >= REJECTION_TOLD_AFTER_MS;
}
