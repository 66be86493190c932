import {
  DataSet,
  englishDataset,
  englishRecommendedTransformers,
  type MatchPayload,
  RegExpMatcher,
} from 'obscenity';

/** Puts asterisks for all but the first letter of swear words, hidden ones (sh1t, a$$) included. */
export function censor(text: string): string {
  const matches = matcher.getAllMatches(text, true);
  if (matches.length === 0) return text;
  return text.replace(WORD, (word, from: number) =>
    matches.some((match) => isSworn({ word, from, match })) ? masked(word) : word,
  );
}

/** Letters, and the signs that stand for letters where somebody hides a word. */
const WORD = /[\p{L}\p{M}\p{N}@$*!+]+/gu;

const NUMBER = /^\p{N}+$/u;

/** On the library's list, and everyday or technical words all the same. */
const NOT_RUDE = new Set(['sex', 'rape', 'incest', 'cum', 'scat', 'hooker']);

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
      .removePhrasesIf(({ metadata }) => NOT_RUDE.has(metadata?.originalWord ?? ''))
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
  return first + '*'.repeat(rest.length);
}
