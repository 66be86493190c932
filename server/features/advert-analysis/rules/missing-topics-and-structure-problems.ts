import type { AdvertFindingSeverity } from '@evenhand/contract/advert-analysis.ts';
import { countWords } from '@evenhand/contract/count-words.ts';
import { findDegreeAndYearsDemands } from './degree-and-years-demands.ts';
import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import { hasPhrase } from './phrase-index.ts';
import type { AdvertLine } from './split-into-lines-and-sentences.ts';
import type { AdvertWord } from './split-and-normalise-advert-words.ts';
import {
  acceptedPayPhrasesWithoutFigures,
  type AdvertTopic,
  advertTopicPhrases,
} from './advert-topic-pay-and-degree-phrases.ts';

/** What the fields of a role already tell candidates, whatever its advert says. */
export type TopicsCoveredByJobFields = {
  title: string;
  salary: boolean;
  hours: boolean;
  location: boolean;
  closing: boolean;
  flexible: boolean;
  hiring: boolean;
  equality: boolean;
};

/** An advert that stands alone: all it says stands in its text. */
export const noTopicsCoveredByJobFields: TopicsCoveredByJobFields = {
  title: '',
  salary: false,
  hours: false,
  location: false,
  closing: false,
  flexible: false,
  hiring: false,
  equality: false,
};

const WORDS_MIN = 300;
const WORDS_MAX = 700;
const REQUIREMENTS_MAX = 7;
/** From so many on there is something to tell apart. */
const REQUIREMENTS_TO_SORT = 4;

/** Whether an advert says what people look for first, in a length that they read. Facts of the role count as said. */
export function findMissingTopicsAndStructureProblems(
  text: string,
  words: readonly AdvertWord[],
  lines: readonly AdvertLine[],
  facts: TopicsCoveredByJobFields,
): AdvertRuleFinding[] {
  const says = (topic: AdvertTopic) => hasPhrase(advertTopicPhrases[topic], words);
  const requirements = requirementsIn(lines);
  const missing: AdvertRuleFinding[] = [];
  const miss = (key: string, severity: AdvertFindingSeverity, title: string, explanation: string) =>
    missing.push({
      key: `structure/${key}`,
      from: null,
      to: null,
      group: 'structure',
      severity,
      title,
      explanation,
      suggestions: [],
    });

  const count = countWords(text);
  if (count < WORDS_MIN)
    miss(
      'short',
      'low',
      'Too short',
      `${count} words. With ${WORDS_MIN} to ${WORDS_MAX} people can see whether the work is for them.`,
    );
  if (count > WORDS_MAX)
    miss(
      'long',
      'low',
      'Too long',
      `${count} words. Most people stop reading after ${WORDS_MAX}: cut what is true of every job.`,
    );
  if (!facts.salary && !saysMoney(text, words))
    miss(
      'salary',
      'high',
      'No pay',
      'Give the pay, as a range if need be. It is what people look for first, and it keeps old differences in pay from travelling along.',
    );
  if (!facts.hours && !says('hours'))
    miss(
      'hours',
      'medium',
      'No hours',
      'Say how many hours a week and when. Carers and people with two jobs cannot apply on trust.',
    );
  if (!facts.location && !says('location'))
    miss(
      'location',
      'medium',
      'No place',
      'Say where the work is done: a town, or from home, and how often.',
    );
  if (requirements.length > REQUIREMENTS_MAX)
    miss(
      'requirements',
      'medium',
      `${requirements.length} requirements`,
      `Keep the ${REQUIREMENTS_MAX} that the work cannot do without. Each further one loses people who could learn it.`,
    );
  if (requirements.length >= REQUIREMENTS_TO_SORT && !(says('essential') && says('desirable')))
    miss(
      'essential',
      'low',
      'Essential and desirable in one list',
      'Say which requirements are essential and which can be learned. Careful people apply only where they meet all of them.',
    );
  if (!facts.closing && !says('closing'))
    miss(
      'closing',
      'low',
      'No closing date',
      'Say until when people can apply. Who needs time to prepare, needs to know how much there is.',
    );
  if (!facts.hiring && !says('hiring'))
    miss(
      'hiring',
      'low',
      'Nothing on how you hire',
      'Say what happens after applying: which steps, how long, who decides.',
    );
  if (!facts.flexible && !says('flexible'))
    miss(
      'flexible',
      'medium',
      'Nothing on flexible work',
      'Say what is possible: part time, other hours, from home, job share. “Ask us” is worth a line too.',
    );
  if (!facts.equality && !says('equality'))
    miss(
      'equality',
      'low',
      'No word on equality and adjustments',
      'Say that everybody is welcome and that you make adjustments in hiring and at work, and whom to ask.',
    );
  return [...missing, ...findDegreeAndYearsDemands(text, words)];
}

/** A figure beside a currency or a period of pay. */
function saysMoney(text: string, words: readonly AdvertWord[]): boolean {
  if (/[£€$]\s?\d|\d\s?(?:[£€]|(?:GBP|EUR|USD)\b)|\b(?:GBP|EUR|USD)\s?\d/.test(text)) return true;
  if (hasPhrase(acceptedPayPhrasesWithoutFigures, words)) return true;
  return words.some(
    ({ text: word }, n) =>
      /^\d+[kK]$/.test(word) || (/^\d/.test(word) && isPer(words[n + 1]?.bare, words[n + 2]?.bare)),
  );
}

const isPer = (a = '', b = '') =>
  a === 'pa' ||
  a === 'ph' ||
  ((a === 'per' || a === 'an' || a === 'a') && /^(?:annum|hour|year|month|day)$/.test(b));

const ASKING =
  /^(?:requirements?|what you (?:need|bring)|what you will (?:need|bring)|you(?:’ll| will)? (?:need|have|bring)|about you|who you are|essential|desirable|skills|experience|person specification|qualifications|must haves?|nice to haves?|what we(?:’re| are) looking for|we(?:’re| are) looking for|your (?:profile|skills|experience))/;

/** The items of lists whose heading asks for something. */
function requirementsIn(lines: readonly AdvertLine[]): AdvertLine[] {
  let isAsking = false;
  return lines.filter((line) => {
    if (!line.isItem) {
      const isHead = line.isHeading || line.text.trimEnd().endsWith(':');
      if (isHead)
        isAsking = ASKING.test(line.text.trim().slice(0, 60).toLowerCase().replaceAll("'", '’'));
      return false;
    }
    return isAsking;
  });
}
