import { countWords } from '@evenhand/contract/count-words.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { LongTextQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { firstTextOfRawAnswer } from './first-text-of-raw-answer.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

/** Longer words than these are not words. */
const CHARACTERS_A_WORD = 40;

export const parseLongTextAnswer: ParseItemAnswer<LongTextQuestion, string> = (
  { maxWords },
  raw,
) => {
  const text = firstTextOfRawAnswer(raw);
  if (text.trim() === '') return { value: null, readAs: null };
  const read = multilineTextSchema(maxWords * CHARACTERS_A_WORD).safeParse(text);
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Write this again.' };
  const words = countWords(read.data);
  if (words > maxWords) return { problem: `Use at most ${maxWords} words. There are ${words}.` };
  return { value: read.data, readAs: null };
};
