import type { YesNoQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { chosenOptionKeys } from './chosen-option-keys.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

export const parseYesNoAnswer: ParseItemAnswer<YesNoQuestion, boolean> = (_, raw) => {
  const [chosen, ...others] = chosenOptionKeys(raw);
  if (chosen === undefined) return { value: null, readAs: null };
  if (others.length > 0 || (chosen !== 'yes' && chosen !== 'no'))
    return { problem: 'Choose yes or no.' };
  return { value: chosen === 'yes', readAs: null };
};
