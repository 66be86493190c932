import { singleLineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';
import type { ShortTextQuestion } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { firstTextOfRawAnswer } from './first-text-of-raw-answer.ts';
import type { ParseItemAnswer } from './raw-and-parsed-item-answer-types.ts';

export const parseShortTextAnswer: ParseItemAnswer<ShortTextQuestion, string> = (
  { maxCharacters },
  raw,
) => {
  const text = firstTextOfRawAnswer(raw);
  if (text.trim() === '') return { value: null, readAs: null };
  const read = singleLineTextSchema(maxCharacters).safeParse(text);
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Write this again.' };
  return { value: read.data, readAs: null };
};
