import type { RawPlanItemAnswer } from './raw-and-parsed-item-answer-types.ts';

/** What was written in the field; of several of one name in the first. */
export function firstTextOfRawAnswer(raw: RawPlanItemAnswer): string {
  const first = typeof raw === 'string' ? raw : raw?.[0];
  return typeof first === 'string' ? first : '';
}
