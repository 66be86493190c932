import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  type MatchPayload,
  RegExpMatcher,
} from 'obscenity';
import { everydayWordsListedAsRude } from './everyday-words-listed-as-rude.ts';
import {
  isCensoredWordRude,
  rudePhrasesPattern,
  rudeWords,
} from './rude-words-and-censored-word-check.ts';

/** Puts asterisks for all but the first letter of swear words and slurs, hidden ones (sh1t, a$$, f u c k) included. */
export function censorRudeWords(text: string): string {
  const phrased = text
    .replace(rudePhrasesPattern, (phrase) => phrase.replace(WORD, masked))
    .replace(SPACED, (spaced) => (isRude(spaced.replace(GAPS, '')) ? masked(spaced) : spaced));
  const matches = matcher.getAllMatches(phrased, true);
  return phrased.replace(WORD, (word, from: number) =>
    isListed(word, phrased, from) || matches.some((match) => isSworn({ word, from, match }))
      ? masked(word)
      : word,
  );
}

/** Single letters with gaps between them. */
const SPACED =
  /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}@$]\p{M}*(?:[\s._*·-]{1,2}[\p{L}\p{N}@$!]\p{M}*(?![\p{L}\p{M}\p{N}])){2,}/gu;
const GAPS = /[\s._*·-]+/gu;

/** Whether somebody who is let write one word writes a rude one. */
function isRude(word: string): boolean {
  return (
    isListed(word, word, 0) ||
    matcher.getAllMatches(word, true).some((match) => isSworn({ word, from: 0, match }))
  );
}

/** What a word of the list stands in without harm, from the word on. */
const HARMLESS = /^(?:coon cheese|chinks? in the|booby)/i;

const HARMLESS_LONGEST = 20;

function isListed(word: string, text: string, from: number): boolean {
  if (NAMES.has(word) || HARMLESS.test(text.slice(from, from + HARMLESS_LONGEST))) return false;
  const letters = word.replace(/^[!*+]+|[!+]+$/gu, '');
  return (
    rudeWords.has(plain(letters)) ||
    isCensoredWordRude(letters.replace(/^\*+|(?<=\p{L})\*+$/gu, ''))
  );
}

const LETTERS_OF_SIGNS: Record<string, string> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '!': 'i',
};

/** Without accents, and with letters where signs stand for them. */
function plain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[@$0-9!]/gu, (sign) => LETTERS_OF_SIGNS[sign] ?? sign);
}

/** Letters, and the signs that stand for letters where somebody hides a word. */
const WORD = /[\p{L}\p{M}\p{N}@$*!+]+/gu;

const NUMBER = /^\p{N}+$/u;

/** People, places, a road, foreign keys and "as required", as they are written. */
const NAMES = new Set(
  'Dick Dickie Dicky Fu fu Fuk FK FKs Bich Cock Cocks Dyke Dykes Twatt Prick A55 prn PRN'.split(
    ' ',
  ),
);

const PHRASES = ['tit for tat', 'tit-for-tat', 'chink in the', 'chinks in the', 'booby'];

/** What a swear word is joined to. In any other word it stands by chance: Penistone, Dickinson, cockpit. */
const BEFORE = new Set('|bull|bat|dumb|dip|jack|horse|mother|cluster|un|rat|smart'.split('|'));
const AFTER = new Set(
  '|s|es|z|y|ty|ies|ed|d|ted|er|ers|a|as|ing|ings|ting|head|heads|hole|holes|face|wit|wits|bag|bags|load'.split(
    '|',
  ),
);

const matcher = new RegExpMatcher({
  ...withPhrases(
    new DataSet<{ originalWord: string }>()
      .addAll(englishDataset)
      .removePhrasesIf(({ metadata }) =>
        everydayWordsListedAsRude.has(metadata?.originalWord ?? ''),
      )
      .build(),
  ),
  ...englishRecommendedTransformers,
});

function withPhrases(built: ReturnType<DataSet<unknown>['build']>) {
  return { ...built, whitelistedTerms: [...(built.whitelistedTerms ?? []), ...PHRASES] };
}

function isSworn({ word, from, match }: { word: string; from: number; match: MatchPayload }) {
  const [start, end] = [match.startIndex - from, match.endIndex + 1 - from];
  if (end <= 0 || start >= word.length || NAMES.has(word) || NUMBER.test(word)) return false;
  if (start < 0 || end > word.length) return true;
  const before = word.slice(0, start).toLowerCase();
  const after = word.slice(end).toLowerCase();
  return BEFORE.has(before) && AFTER.has(after.replace(/[^\p{L}]+$/u, ''));
}

function masked(word: string): string {
  const [first = '', ...rest] = word;
  return first + rest.map((letter) => (/\s/u.test(letter) ? letter : '*')).join('');
}
