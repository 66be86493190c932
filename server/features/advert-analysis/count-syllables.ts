import { syllable } from 'syllable';

/** What is longer is an address or a keyboard held down. */
const LETTERS_MAX = 40;
const KEPT_MAX = 20_000;

const counted = new Map<string, number>();

/** As an English reader counts them. A number or an address is one: how it is read aloud is not known. */
export function countSyllables(word: string): number {
  if (word.length > LETTERS_MAX || /\p{N}/u.test(word)) return 1;
  const known = counted.get(word);
  if (known !== undefined) return known;
  const n = Math.max(1, syllable(word));
  if (counted.size >= KEPT_MAX) counted.clear();
  counted.set(word, n);
  return n;
}
