import { singleLineTextSchema } from '@evenhand/contract/field-schemas.ts';
import type { ShortTextItem } from '@evenhand/contract/plan/plan-item.ts';
import { firstTextOfAnswer } from './first-text-of-answer.ts';
import type { ReadItem } from './item-reading.ts';

export const readShortText: ReadItem<ShortTextItem, string> = ({ maxCharacters }, raw) => {
  const text = firstTextOfAnswer(raw);
  if (text.trim() === '') return { value: null, readAs: null };
  const read = singleLineTextSchema(maxCharacters).safeParse(text);
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Write this again.' };
  return { value: read.data, readAs: null };
};
