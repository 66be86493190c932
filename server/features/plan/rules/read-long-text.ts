import { countWords } from '@evenhand/contract/count-words.ts';
import { multilineTextSchema } from '@evenhand/contract/field-schemas.ts';
import type { LongTextItem } from '@evenhand/contract/plan/plan-item.ts';
import { firstTextOfAnswer } from './first-text-of-answer.ts';
import type { ReadItem } from './item-reading.ts';

/** Longer words than these are not words. */
const CHARACTERS_A_WORD = 40;

export const readLongText: ReadItem<LongTextItem, string> = ({ maxWords }, raw) => {
  const text = firstTextOfAnswer(raw);
  if (text.trim() === '') return { value: null, readAs: null };
  const read = multilineTextSchema(maxWords * CHARACTERS_A_WORD).safeParse(text);
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Write this again.' };
  const words = countWords(read.data);
  if (words > maxWords) return { problem: `Use at most ${maxWords} words. There are ${words}.` };
  return { value: read.data, readAs: null };
};
