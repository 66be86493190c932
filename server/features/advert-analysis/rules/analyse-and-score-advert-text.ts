import {
  ADVERT_ANALYSIS_WORDS_MIN,
  type AdvertAnalysis,
  type AdvertFinding,
  advertFindingTopics,
  pointsLostByAdvertFindingSeverity,
} from '@evenhand/contract/advert-analysis.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { findUnexplainedAcronyms } from './unexplained-acronyms.ts';
import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import { analyseGenderCoding } from './gender-coding.ts';
import { detectLanguage } from './detect-language.ts';
import { findReadabilityProblems } from './readability-problems.ts';
import { offsetInMarkup, stripMarkup } from './strip-markup-and-map-offsets-back.ts';
import {
  splitAdvertIntoLines,
  splitAdvertIntoSentences,
} from './split-into-lines-and-sentences.ts';
import { splitAdvertIntoWords } from './split-and-normalise-advert-words.ts';
import {
  type TopicsCoveredByJobFields,
  findMissingTopicsAndStructureProblems,
} from './missing-topics-and-structure-problems.ts';
import { findJargonAndExcludingPhrases } from './find-jargon-and-excluding-phrases.ts';

/** More than an author could work through; a text of nothing but jargon has more. */
const FINDINGS_MAX = 300;

/** How many syllables an English word has. */
export type SyllableCounter = (word: string) => number;

export type AdvertToAnalyse = {
  text: string;
  facts: TopicsCoveredByJobFields;
  ignored: readonly string[];
};

/** Reads an advert: what may keep people from applying, where it stands, and what it costs of a hundred points. */
export function analyseAdvertText(
  { text: source, facts, ignored }: AdvertToAnalyse,
  countSyllables: SyllableCounter,
): AdvertAnalysis {
  const plain = stripMarkup(source);
  const { text } = plain;
  const words = splitAdvertIntoWords(text);
  // As everywhere: a word with a hyphen is one, though lists may know its parts.
  const count = countWords(text);
  if (count < ADVERT_ANALYSIS_WORDS_MIN) return { ...nothing, state: 'too-short', words: count };
  const language = detectLanguage(text, words);
  if (language !== 'English') return { ...nothing, state: 'not-covered', language, words: count };

  const lines = splitAdvertIntoLines(text);
  const { found: hard, reading } = findReadabilityProblems(
    text,
    splitAdvertIntoSentences(lines, words),
    countSyllables,
  );
  const { found: coded, gender } = analyseGenderCoding(text, words, facts.title);
  const all = [
    ...coded,
    ...hard,
    ...findMissingTopicsAndStructureProblems(text, words, lines, facts),
    ...findJargonAndExcludingPhrases(text, words),
    ...findUnexplainedAcronyms(text, words),
  ];
  const findings = all.slice(0, FINDINGS_MAX).map(
    (found): AdvertFinding => ({
      ...found,
      from: found.from === null ? null : offsetInMarkup(plain, found.from),
      to: found.to === null ? null : offsetInMarkup(plain, found.to),
      ignored: ignored.includes(found.key),
    }),
  );
  return {
    state: 'read',
    language: null,
    score: scoreAdvertFindings(findings),
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
export function scoreAdvertFindings(
  findings: readonly Pick<AdvertRuleFinding & AdvertFinding, 'key' | 'severity' | 'ignored'>[],
): number {
  const costs = new Map(
    findings
      .filter((each) => !each.ignored)
      .map(({ key, severity }) => [key, pointsLostByAdvertFindingSeverity[severity]]),
  );
  return Math.max(0, 100 - [...costs.values()].reduce<number>((sum, points) => sum + points, 0));
}

function groupsOf(findings: readonly AdvertFinding[]): AdvertAnalysis['groups'] {
  return advertFindingTopics.map((name) => {
    const own = findings.filter((each) => each.group === name && !each.ignored);
    return {
      name,
      score: scoreAdvertFindings(own),
      findings: new Set(own.map(({ key }) => key)).size,
    };
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
