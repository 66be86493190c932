import type {
  AdjustmentOutcome,
  ExtraTimeFactor,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';

/** As far ahead as somebody may be given time to send in. */
const SEND_UNTIL_DAYS_MAX = 366;
const DAY_MS = 86_400_000;

/** What does not fit together in an answer; null where it can be stored. */
export function adjustmentAnswerProblem(
  {
    outcome,
    timeFactor,
    maySendUntil,
  }: { outcome: AdjustmentOutcome; timeFactor: ExtraTimeFactor; maySendUntil: Date | null },
  now: Date,
): string | null {
  if (outcome === 'declined' && (timeFactor > 1 || maySendUntil !== null))
    return 'Where more time is agreed, something is possible: choose “Agreed” or “Agreed in part”.';
  if (maySendUntil === null) return null;
  if (maySendUntil <= now) return 'Choose a day that is not over yet.';
  if (maySendUntil.getTime() > now.getTime() + SEND_UNTIL_DAYS_MAX * DAY_MS)
    return 'Choose a day within the next year.';
  return null;
}
