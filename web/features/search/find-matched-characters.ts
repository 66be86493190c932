import { normaliseForSearch } from '../../parts/words/normalise-for-search.ts';

const ANYWHERE_FROM = 3;

/** Which characters of a text a search found it by, as the server searches: short words at the beginning of a word alone. */
export function findMatchedCharacters(query: string, text: string): number[] {
  const letters = Array.from(text, normaliseForSearch);
  const words = normaliseForSearch(query).split(/\s+/).filter(Boolean);
  const marks = new Set<number>();
  for (const word of words) {
    for (let at = 0; at < letters.length; at += 1) {
      if (word.length < ANYWHERE_FROM && !isWordStart(letters, at)) continue;
      const end = endOf(word, letters, at);
      for (let mark = at; mark < end; mark += 1) marks.add(mark);
    }
  }
  return [...marks].sort((one, other) => one - other);
}

/** Where the word ends that is spelt from here on; here, if it is not. */
function endOf(word: string, letters: readonly string[], at: number): number {
  let spelt = '';
  for (let end = at; end < letters.length; end += 1) {
    spelt += letters[end] ?? '';
    if (spelt.startsWith(word)) return end + 1;
    if (!word.startsWith(spelt)) return at;
  }
  return at;
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || letters[at - 1] === ' ';
}
