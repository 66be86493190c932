import { firstTextOfRawAnswer } from './first-text-of-raw-answer.ts';
import type { RawPlanItemAnswer } from './raw-and-parsed-item-answer-types.ts';

const DIRECTION_OR_JOINER = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u061c\ufeff]/gu;

/** What was written, on one line, without marks that nobody sees: for what is no text, as these are part of some scripts. */
export function trimmedTextOfRawAnswer(raw: RawPlanItemAnswer): string {
  return firstTextOfRawAnswer(raw)
    .normalize('NFC')
    .replaceAll(DIRECTION_OR_JOINER, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
