import { cuss } from 'cuss';
import { everydayWordsListedAsRude } from './everyday-words-listed-as-rude.ts';

/** From this rating on a word of the list is most likely meant as an insult. */
const LIKELY = 2;
/** Rated lower for their other meanings, of which none belongs to how somebody was treated. */
const MORE =
  'bastard bastards bitch bitches fag fags slag slags raped cunts twats pricks trannies'.split(' ');

const listed = Object.entries(cuss)
  .filter(
    ([word, rating]) =>
      rating === LIKELY && word.length > 2 && !everydayWordsListedAsRude.has(word),
  )
  .map(([word]) => word);

/** Swear words and slurs of one word, in small letters. */
export const rudeWords: ReadonlySet<string> = new Set(
  [...listed, ...MORE].filter((word) => /^\p{L}+$/u.test(word)),
);

/** Those of several words. */
export const rudePhrasesPattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${listed.filter((word) => /^[\p{L} ]+ [\p{L} ]+$/u.test(word)).join('|')})(?![\p{L}\p{N}])`,
  'giu',
);

const byLength = Map.groupBy(rudeWords, (word) => word.length);

/** Whether a word is rude once its asterisks stand for letters: "f***ing", "sh*t". */
export function isCensoredWordRude(word: string): boolean {
  if (!/^\p{L}[\p{L}*]*\*[\p{L}*]*$/u.test(word) || word.length < STARRED_LEAST) return false;
  const letters = word.replaceAll('*', '').length;
  // "f***": nothing is left to mask.
  if (letters < 2) return false;
  const alike = new RegExp(`^${word.replaceAll('*', '.')}$`, 'iu');
  return (byLength.get(word.length) ?? []).some((rude) => alike.test(rude));
}

const STARRED_LEAST = 4;
