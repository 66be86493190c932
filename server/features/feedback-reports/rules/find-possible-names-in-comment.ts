import { normaliseForSearch } from '../../../text/normalise-for-search.ts';

/**
 * What of a text is looked up among the names of candidates: all its words in a row, and those that stand as a name does, with a
 * capital and not first in a sentence. "Will you show more?" names nobody called Will.
 */
export function findPossibleNamesInComment(text: string): { plain: string; names: string[] } {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)];
  return {
    plain: toLowercaseWordsWithoutAccents(text),
    names: words
      .filter(({ 0: word, index }) => isName(word, text.slice(0, index)))
      .map(([word]) => normaliseForSearch(word)),
  };
}

/** In lower case, without accents and signs. */
export function toLowercaseWordsWithoutAccents(text: string): string {
  return normaliseForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isName(word: string, before: string): boolean {
  return /^\p{Lu}/u.test(word) && !/(?:^|[.!?:\n]["“‘']?\s*)$/u.test(before);
}
