import { normaliseForSearch } from '../../../parts/words/normalise-for-search.ts';

export type FuzzyMatchResult = { score: number; marks: readonly number[] };

const WHOLE = 100;
const AT_WORD = 20;
const AT_START = 10;

/**
 * How well a text answers what was typed, and which of its characters are meant: each word as a whole or, less well,
 * letter by letter from the beginning of a word on. Null when a word is not in it.
 */
export function findFuzzyMatch(query: string, text: string): FuzzyMatchResult | null {
  const letters = Array.from(text, normaliseForSearch);
  const words = normaliseForSearch(query).split(/\s+/).filter(Boolean);
  let score = 0;
  const marks = new Set<number>();
  for (const word of words) {
    const found = wholeIn(word, letters) ?? scatteredIn(word, letters);
    if (!found) return null;
    score += found.score;
    for (const mark of found.marks) marks.add(mark);
  }
  // Of two that match alike, the shorter one is meant.
  return { score: score - letters.length / 100, marks: [...marks].sort((a, b) => a - b) };
}

function wholeIn(word: string, letters: readonly string[]): FuzzyMatchResult | null {
  let best: FuzzyMatchResult | null = null;
  for (let at = 0; at < letters.length; at += 1) {
    const length = lengthAt(word, letters, at);
    if (length === 0) continue;
    const score = WHOLE + (at === 0 ? AT_START : 0) + (isWordStart(letters, at) ? AT_WORD : 0);
    if (!best || score > best.score)
      best = { score, marks: Array.from({ length }, (_, i) => at + i) };
  }
  return best;
}

/** How many characters of the text spell the word from here on; a ligature is one character of several letters. */
function lengthAt(word: string, letters: readonly string[], at: number): number {
  let spelt = '';
  for (let length = 1; at + length <= letters.length; length += 1) {
    spelt += letters[at + length - 1] ?? '';
    if (spelt.startsWith(word)) return length;
    if (!word.startsWith(spelt)) return 0;
  }
  return 0;
}

function scatteredIn(word: string, letters: readonly string[]): FuzzyMatchResult | null {
  let best: FuzzyMatchResult | null = null;
  for (let at = 0; at < letters.length; at += 1) {
    if (!isWordStart(letters, at) || letters[at] !== word[0]) continue;
    const marks = [at];
    for (const letter of Array.from(word).slice(1)) {
      const next = letters.indexOf(letter, (marks.at(-1) ?? at) + 1);
      if (next < 0) break;
      marks.push(next);
    }
    if (marks.length < Array.from(word).length) continue;
    const score = WHOLE / 2 - ((marks.at(-1) ?? at) - at);
    if (!best || score > best.score) best = { score, marks };
  }
  return best;
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '');
}
