import type { AdvertAnalysis, AdvertFindingSeverity } from '@evenhand/contract/advert-analysis.ts';
import {
  jobTitleWordsOfChildWork,
  feminineCodedStems,
  genderCodedWordExceptions,
  alternativesToMasculineWords,
  masculineCodedStems,
} from './catalogue/gender-coded-words.ts';
import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import { copyCapitalisation } from './copy-capitalisation.ts';
import {
  findPhrases,
  type PhraseMatch,
  createPhraseIndex,
  findWordsInPhrases,
} from './phrase-index.ts';
import {
  splitAdvertIntoWords,
  normaliseCaseAndApostrophes,
  type AdvertWord,
} from './split-and-normalise-advert-words.ts';

type Code = { code: 'masculine' | 'feminine' | 'none'; stem: string };
export type GenderCoding = AdvertAnalysis['gender'];

const book = createPhraseIndex<Code>([
  ...masculineCodedStems.map((stem): [string, Code] => [`${stem}*`, { code: 'masculine', stem }]),
  ...feminineCodedStems.map((stem): [string, Code] => [`${stem}*`, { code: 'feminine', stem }]),
]);
const exceptions = createPhraseIndex(
  genderCodedWordExceptions.map((phrase) => [phrase, true] as const),
);
const childWork = new Set(jobTitleWordsOfChildWork.map(normaliseCaseAndApostrophes));

/** With fewer coded words chance decides, and nothing is said of a lean. */
const WORDS_FOR_A_LEAN = 3;
const LEAN = 0.25;
const STRONG_LEAN = 0.6;

const leanWords = {
  masculine: ['Leans towards masculine-coded words', 'low'],
  'masculine-strong': ['Leans strongly towards masculine-coded words', 'medium'],
  feminine: ['Leans towards feminine-coded words', 'note'],
  'feminine-strong': ['Leans strongly towards feminine-coded words', 'note'],
} as const satisfies Partial<
  Record<GenderCoding['lean'], readonly [string, AdvertFindingSeverity]>
>;
/** Masculine-coded words in a hundred from which a strong lean weighs most. */
const DENSE = 2;

/**
 * The coded words of a text and which way they lean. Words alone cost nothing, their lean does, and only so far as the study
 * found an effect: towards masculine words.
 */
export function analyseGenderCoding(
  text: string,
  words: readonly AdvertWord[],
  title = '',
): { found: AdvertRuleFinding[]; gender: GenderCoding } {
  const coded = codedWords(text, words, title);
  const masculine = coded.filter(({ meaning }) => meaning.code === 'masculine').length;
  const feminine = coded.length - masculine;
  const gender = { masculine, feminine, ...leanOf(masculine, feminine) };
  const marks = coded.map((match) => markOf(match, text.slice(match.from, match.to)));
  const lean = leanFinding(gender, words.length);
  return { found: lean === null ? marks : [lean, ...marks], gender };
}

function codedWords(
  text: string,
  words: readonly AdvertWord[],
  title: string,
): PhraseMatch<Code>[] {
  const spared = findWordsInPhrases(exceptions, words);
  const isChildWork = splitAdvertIntoWords(title).some(({ bare }) => childWork.has(bare));
  return findPhrases(book, words).filter(
    ({ first, meaning }) =>
      !spared.has(first) &&
      !(meaning.stem === 'child' && isChildWork) &&
      !(meaning.stem === 'trust' && isEmployer(text, words, first)),
  );
}

/** “Trust” with a capital letter that no sentence begins with is a name. */
function isEmployer(text: string, words: readonly AdvertWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !/^Trusts?(?:['’]s)?$/.test(word.text)) return false;
  const before = text.slice(Math.max(0, word.from - 3), word.from);
  return /[\p{L}\p{N},;:)]\s?$/u.test(before) && before !== '';
}

function leanOf(masculine: number, feminine: number): Pick<GenderCoding, 'balance' | 'lean'> {
  const all = masculine + feminine;
  if (all === 0) return { balance: 0, lean: 'none' };
  const balance = Math.round(((feminine - masculine) / all) * 100) / 100;
  if (all < WORDS_FOR_A_LEAN || Math.abs(balance) <= LEAN) return { balance, lean: 'balanced' };
  const side = balance < 0 ? 'masculine' : 'feminine';
  return { balance, lean: Math.abs(balance) > STRONG_LEAN ? `${side}-strong` : side };
}

function leanFinding(
  { masculine, feminine, lean }: GenderCoding,
  words: number,
): AdvertRuleFinding | null {
  if (lean === 'none' || lean === 'balanced') return null;
  const [title, severity] = leanWords[lean];
  const isDense = (masculine / Math.max(1, words)) * 100 >= DENSE;
  const counts = `${masculine} masculine-coded and ${feminine} feminine-coded in ${words} words. `;
  const advice = lean.startsWith('masculine')
    ? 'In the study behind these lists women found such adverts less appealing and expected to belong less. Replace the ones that are not about the work.'
    : 'The study behind these lists found that this hardly put men off, so it costs nothing. Look whether the words are about the work.';
  return {
    key: `gender/${lean}`,
    from: null,
    to: null,
    group: 'gender',
    severity: lean === 'masculine-strong' && isDense ? 'high' : severity,
    title,
    explanation: counts + advice,
    suggestions: [],
  };
}

function markOf({ from, to, meaning }: PhraseMatch<Code>, words: string): AdvertRuleFinding {
  const form = normaliseCaseAndApostrophes(words).replaceAll(/[-‐‑]/g, ' ');
  return {
    key: `gender/${form}`,
    from,
    to,
    group: 'gender',
    severity: 'note',
    title: words,
    explanation:
      meaning.code === 'masculine'
        ? 'A masculine-coded word: readers connect it with men. One is harmless; what counts is which way all of them lean.'
        : 'A feminine-coded word: readers connect it with women. It balances masculine-coded ones, and costs nothing.',
    suggestions: (alternativesToMasculineWords[form] ?? []).map((each) =>
      copyCapitalisation(each, words),
    ),
  };
}
