import {
  ADVERT_ANALYSIS_WORDS_MIN,
  type AdvertAnalysis,
  type AdvertFinding,
  advertFindingGroups,
  pointsLostBySeverity,
} from '@evenhand/contract/advert-analysis.ts';
import { countWords } from '@evenhand/contract/words.ts';
import { readAcronyms } from './acronyms.ts';
import type { RawFinding } from './finding.ts';
import { readGender } from './gender.ts';
import { languageOf } from './language.ts';
import { readReading } from './long-sentences.ts';
import { placeIn, plainTextOf } from './plain-text.ts';
import { readLines, readSentences } from './read-sentences.ts';
import { readWords } from './read-words.ts';
import { type AdvertFacts, readStructure } from './structure.ts';
import { readWording } from './wording.ts';

/** More than an author could work through; a text of nothing but jargon has more. */
const FINDINGS_MAX = 300;

/** How many syllables an English word has. */
export type CountSyllables = (word: string) => number;

export type AdvertQuestion = { text: string; facts: AdvertFacts; ignored: readonly string[] };

/** Reads an advert: what may keep people from applying, where it stands, and what it costs of a hundred points. */
export function readAdvert(
  { text: source, facts, ignored }: AdvertQuestion,
  countSyllables: CountSyllables,
): AdvertAnalysis {
  const plain = plainTextOf(source);
  const { text } = plain;
  const words = readWords(text);
  // As everywhere: a word with a hyphen is one, though lists may know its parts.
  const count = countWords(text);
  if (count < ADVERT_ANALYSIS_WORDS_MIN) return { ...nothing, state: 'too-short', words: count };
  const language = languageOf(text, words);
  if (language !== 'English') return { ...nothing, state: 'not-covered', language, words: count };

  const lines = readLines(text);
  const { found: hard, reading } = readReading(text, readSentences(lines, words), countSyllables);
  const { found: coded, gender } = readGender(text, words, facts.title);
  const all = [
    ...coded,
    ...hard,
    ...readStructure(text, words, lines, facts),
    ...readWording(text, words),
    ...readAcronyms(text, words),
  ];
  const findings = all.slice(0, FINDINGS_MAX).map(
    (found): AdvertFinding => ({
      ...found,
      from: found.from === null ? null : placeIn(plain, found.from),
      to: found.to === null ? null : placeIn(plain, found.to),
      ignored: ignored.includes(found.key),
    }),
  );
  return {
    state: 'read',
    language: null,
    score: scoreOf(findings),
    groups: groupsOf(findings),
    findings: findings.toSorted(
      (a, b) => (a.from ?? -1) - (b.from ?? -1) || (b.to ?? 0) - (a.to ?? 0),
    ),
    words: count,
    reading,
    gender,
  };
}

/** A hundred less what each finding costs: one that stands in several places costs once. */
export function scoreOf(
  findings: readonly Pick<RawFinding & AdvertFinding, 'key' | 'severity' | 'ignored'>[],
): number {
  const costs = new Map(
    findings
      .filter((each) => !each.ignored)
      .map(({ key, severity }) => [key, pointsLostBySeverity[severity]]),
  );
  return Math.max(0, 100 - [...costs.values()].reduce<number>((sum, points) => sum + points, 0));
}

function groupsOf(findings: readonly AdvertFinding[]): AdvertAnalysis['groups'] {
  return advertFindingGroups.map((name) => {
    const own = findings.filter((each) => each.group === name && !each.ignored);
    return { name, score: scoreOf(own), findings: new Set(own.map(({ key }) => key)).size };
  });
}

const nothing: AdvertAnalysis = {
  state: 'read',
  language: null,
  score: null,
  groups: [],
  findings: [],
  words: 0,
  reading: null,
  gender: { masculine: 0, feminine: 0, balance: 0, lean: 'none' },
};
