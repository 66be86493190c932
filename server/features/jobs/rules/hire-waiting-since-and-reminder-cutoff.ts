import {
  HIRE_STATUS_ASK_AGAIN_DAYS,
  type HireStatus,
} from '@evenhand/contract/jobs/job-hire-statuses.ts';

const DAY_MS = 86_400_000;

export type HireStatusAnswer = { status: HireStatus; statusWaitingAt?: Date | null | undefined };

/** Since when a role waits for its hire: as told, but never ahead of the clock; not at all unless it waits. */
export function waitingSinceFromHireStatusAnswer(
  { status, statusWaitingAt }: HireStatusAnswer,
  now: Date,
): Date | null {
  if (status !== 'waiting') return null;
  const told = statusWaitingAt ?? now;
  return told > now ? now : told;
}

/** Whoever said by then that hiring goes on is asked once more. */
export function hireReminderCutoff(now: Date): Date {
  return new Date(now.getTime() - HIRE_STATUS_ASK_AGAIN_DAYS * DAY_MS);
}
