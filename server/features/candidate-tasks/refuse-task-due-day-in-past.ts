import { Refusal } from '../../http/refusal.ts';

/** @throws Refusal bad-input for a last day that has passed */
export function refuseTaskDueDayInPast(dueOn: string, today: string): void {
  if (dueOn >= today) return;
  const message = 'Choose today or a later day.';
  throw new Refusal('bad-input', { message, fields: { dueOn: message } });
}
