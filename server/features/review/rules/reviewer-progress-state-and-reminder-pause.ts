import {
  REVIEWER_REMINDER_PAUSE_HOURS,
  type ReviewerProgressTotals,
} from '@evenhand/contract/review/review-progress-and-reminders.ts';

export type ReviewerProgressFacts = {
  hasLeft: boolean;
  isTakenOff: boolean;
  finished: boolean;
  dealt: number;
  scored: number;
  /** Without a score, in batches whose names are still sealed. */
  open: number;
};

/** How far a reviewer is. `released`: the names are open, so what is left is not scored any more. */
export function reviewerProgressState(
  reviewer: ReviewerProgressFacts,
): ReviewerProgressTotals['state'] {
  const { hasLeft, isTakenOff, finished, dealt, scored, open } = reviewer;
  if (hasLeft) return 'left';
  if (isTakenOff) return 'taken-off';
  if (finished) return 'finished';
  if (open > 0) return 'waiting';
  return scored < dealt ? 'released' : 'done';
}

/** Whether the last reminder is so fresh that another would only nag. */
export function isReminderTooSoon(remindedAt: Date | null, now: Date): boolean {
  return (
    remindedAt !== null &&
    now.getTime() - remindedAt.getTime() < REVIEWER_REMINDER_PAUSE_HOURS * 3_600_000
  );
}
