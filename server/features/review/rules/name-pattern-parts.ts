import { CASE_CHANGE_MARK } from './unify-and-normalise-characters-of-text.ts';

const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}\p{Script=Tai_Le}\p{Script=New_Tai_Lue}`;
const IS_UNSPACED = new RegExp(`[${UNSPACED}]`, 'u');
/** Letters of a script without blanks are no part of a word beside them. */
const OF_WORD = String.raw`[[\p{L}\p{M}\p{N}]--[${UNSPACED}]]`;
const HEAD = new RegExp(`${OF_WORD}*$`, 'v');
const TAIL = new RegExp(`^${OF_WORD}*`, 'v');

export const PATTERN_MATCHING_NOTHING = /(?!)/g;

/** Whether a script puts no blanks between words, or, as Korean does, particles right behind them. */
export function isUnspacedScript(token: string): boolean {
  return IS_UNSPACED.test(token);
}

/** The letters right before a place, of the same word. */
export function charactersOfSameWordBefore(before: string): string {
  return HEAD.exec(before)?.[0] ?? '';
}

/** The letters right behind a place, of the same word. */
export function charactersOfSameWordAfter(after: string): string {
  return TAIL.exec(after)?.[0] ?? '';
}

export function escapeForRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/** One of these, the longest that fits. */
export function patternOfAnyToken(
  tokens: readonly string[],
  spell: (token: string) => string,
): string {
  const longestFirst = [...new Set(tokens)].toSorted((a, b) => b.length - a.length);
  return `(?:${longestFirst.map(spell).join('|')})`;
}

/** The letters of a token over apostrophes, hyphens, humps, blanks and line ends. */
export function joinedLettersPattern(token: string): string {
  const letters = Array.from(token, escapeForRegExp);
  return letters.join(letters.length < (/[a-z]/u.test(token) ? 4 : 3) ? '' : JOINTS_BETWEEN);
}

export const WORD_JOINTS_PATTERN = new RegExp(`['\\- \\n${CASE_CHANGE_MARK}]`, 'gu');
const JOINTS_BETWEEN = `['\\- \\n${CASE_CHANGE_MARK}]?`;
