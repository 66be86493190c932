import type { MultipleChoiceQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { chosenOptionKeys } from './chosen-option-keys.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

/** Nothing chosen is no answer; something chosen must be as many as the item asks for. */
export const parseMultipleChoiceAnswer: ParseItemAnswer<MultipleChoiceQuestion, string[]> = (
  { options, least, most },
  raw,
) => {
  const chosen = new Set(chosenOptionKeys(raw));
  if (chosen.size === 0) return { value: null, readAs: null };
  const value = options.map(({ key }) => key).filter((key) => chosen.has(key));
  if (value.length < chosen.size)
    return { problem: 'An option that was chosen is not offered any more. Choose again.' };
  if (value.length < least) return { problem: `Choose at least ${least}.` };
  if (most !== null && value.length > most) return { problem: `Choose at most ${most}.` };
  return { value, readAs: null };
};
