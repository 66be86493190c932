import { firstTextOfAnswer } from './first-text-of-answer.ts';
import type { RawItemAnswer } from './item-reading.ts';

const DIRECTION_OR_JOINER = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/gu;

/** What was written, on one line, without marks that nobody sees: for what is no text, as these are part of some scripts. */
export function trimmedTextOfAnswer(raw: RawItemAnswer): string {
  return firstTextOfAnswer(raw)
    .normalize('NFC')
    .replaceAll(DIRECTION_OR_JOINER, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
