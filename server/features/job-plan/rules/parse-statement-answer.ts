import type { StatementToConfirmQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { chosenOptionKeys } from './chosen-option-keys.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

/** A tick is an answer; whoever does not confirm has not answered. */
export const parseStatementAnswer: ParseItemAnswer<StatementToConfirmQuestion, true> = (_, raw) => {
  const keys = chosenOptionKeys(raw);
  if (keys.length === 0) return { value: null, readAs: null };
  if (keys.some((key) => key !== 'yes')) return { problem: 'Tick the statement to confirm it.' };
  return { value: true, readAs: null };
};
