import type { SingleChoiceQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { chosenOptionKeys } from './chosen-option-keys.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

export const parseSingleChoiceAnswer: ParseItemAnswer<SingleChoiceQuestion, string> = (
  { options },
  raw,
) => {
  const [chosen, ...others] = chosenOptionKeys(raw);
  if (chosen === undefined) return { value: null, readAs: null };
  if (others.length > 0) return { problem: 'Choose one option.' };
  if (!options.some(({ key }) => key === chosen))
    return { problem: 'This option is not offered any more. Choose again.' };
  return { value: chosen, readAs: null };
};
