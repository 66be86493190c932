import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import { findPhrases } from './phrase-index.ts';
import {
  normaliseCaseAndApostrophes,
  type AdvertWord,
} from './split-and-normalise-advert-words.ts';
import { degreePhrases } from './advert-topic-pay-and-degree-phrases.ts';

const NUMBERS = new Set(
  'one two three four five six seven eight nine ten twelve fifteen twenty'.split(' '),
);

/** Degrees and years, where they stand: both stand in for a skill, and keep out who has it from elsewhere. */
export function findDegreeAndYearsDemands(
  text: string,
  words: readonly AdvertWord[],
): AdvertRuleFinding[] {
  const query = findPhrases(degreePhrases, words).map(({ from, to }) => ({
    kind: 'degree',
    from,
    to,
  }));
  const years = words.flatMap((word, n) => yearsAt(words, n, word));
  return [...query, ...years].map(({ kind, from, to }) => ({
    key: `structure/${
      normaliseCaseAndApostrophes(text.slice(from, to))
        .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')
        .trim()
        .slice(0, 80) || kind
    }`,
    from,
    to,
    group: 'structure',
    severity: 'medium',
    title: text.slice(from, to),
    explanation:
      kind === 'degree'
        ? 'A degree stands in for a skill. State the skill instead, or add “or the same from work”; keep it only where the law asks for it.'
        : 'Years tell how long, not how well, and keep out the young and whoever took a break. State the skill instead: what must they have done?',
    suggestions: [],
  }));
}

/** “5+ years’ experience”, “three years of experience in”, “10 years in”. */
function yearsAt(
  words: readonly AdvertWord[],
  n: number,
  word: AdvertWord,
): { kind: string; from: number; to: number }[] {
  const isNumber = /^\d{1,2}$/.test(word.bare) || NUMBERS.has(word.bare);
  const next = words[n + 1];
  if (!isNumber || next === undefined || !/^years?'?$/.test(next.bare) || next.from - word.to > 2)
    return [];
  const after = words.slice(n + 2, n + 7);
  const at = after.findIndex(({ bare }) => bare === 'experience' || bare === 'experienced');
  const end = at >= 0 ? after[at] : undefined;
  if (end === undefined || isPastOfOurs(words, n)) return [];
  return [{ kind: 'years', from: word.from, to: end.to }];
}

/** “We have 40 years of experience” asks nobody for anything. */
function isPastOfOurs(words: readonly AdvertWord[], at: number): boolean {
  return words.slice(Math.max(0, at - 4), at).some(({ bare }) => bare === 'we' || bare === 'our');
}
