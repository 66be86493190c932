import { FEEDBACK_HELD_BACK_DAYS_MAX } from '@evenhand/contract/feedback-reports/job-feedback-rule-and-comments-to-candidates.ts';
import { Refusal } from '../../http/refusal.ts';

const DAY_MS = 86_400_000;

/**
 * Feedback may be held until a day to come, and not for ever.
 * @throws Refusal bad-input
 */
export function checkFeedbackHeldUntilDay(
  day: string | null,
  today: string,
  field = 'feedbackFrom',
): void {
  if (day === null) return;
  const days = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  if (days > 0 && days <= FEEDBACK_HELD_BACK_DAYS_MAX) return;
  const message = 'Choose a day after today, and within a year.';
  throw new Refusal('bad-input', { message, fields: { [field]: message } });
}
