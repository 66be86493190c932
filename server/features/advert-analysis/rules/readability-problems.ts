import type { AdvertRuleFinding } from './advert-rule-finding.ts';
import { type ReadabilityScores, calculateReadabilityScores } from './readability-scores.ts';
import type { AdvertSentence } from './split-into-lines-and-sentences.ts';

const SENTENCE_WORDS_MAX = 30;
const VERY_LONG = 45;
const MEAN_MAX = 20;
const EASE_MIN = 50;
const GRADE_MAX = 9;
const SHOWN_WORDS = 6;

/** How hard the text is to read, and what makes it so: sentences of more than thirty words, and long words all over. */
export function findReadabilityProblems(
  text: string,
  sentences: readonly AdvertSentence[],
  countSyllables: (word: string) => number,
): { found: AdvertRuleFinding[]; reading: ReadabilityScores | null } {
  const reading = calculateReadabilityScores(sentences, countSyllables);
  if (reading === null) return { found: [], reading };
  const long = sentences
    .filter(({ words }) => words.length > SENTENCE_WORDS_MAX)
    .map((sentence) => longSentence(text, sentence));
  return { found: [...wholeText(reading), ...long], reading };
}

function wholeText({ ease, grade, wordsPerSentence }: ReadabilityScores): AdvertRuleFinding[] {
  const whole = {
    from: null,
    to: null,
    group: 'reading' as const,
    suggestions: [] as string[],
  };
  const found: AdvertRuleFinding[] = [];
  if (ease < EASE_MIN || grade > GRADE_MAX)
    found.push({
      ...whole,
      key: 'reading/hard',
      severity: ease < EASE_MIN - 20 ? 'high' : 'medium',
      title: ease < EASE_MIN - 20 ? 'Very hard to read' : 'Hard to read',
      explanation: `Flesch reading ease is ${ease} (aim for ${EASE_MIN} or more), the grade ${grade} (aim for ${GRADE_MAX} or less). Shorter words do most: “use” for “utilise”, “help” for “facilitate”.`,
    });
  if (wordsPerSentence > MEAN_MAX)
    found.push({
      ...whole,
      key: 'reading/mean',
      severity: 'low',
      title: 'Long sentences all over',
      explanation: `Sentences have ${wordsPerSentence} words on average. At ${MEAN_MAX} or fewer, most people take them in at first reading.`,
    });
  return found;
}

function longSentence(text: string, { from, to, words }: AdvertSentence): AdvertRuleFinding {
  const start = words.slice(0, SHOWN_WORDS);
  const firstWords = text
    .slice(start[0]?.from ?? from, start.at(-1)?.to ?? to)
    .replaceAll(/\s+/g, ' ');
  return {
    key: `reading/${start
      .map(({ bare }) => bare)
      .join(' ')
      .slice(0, 80)
      .trim()}`,
    from: words[0]?.from ?? from,
    to,
    group: 'reading',
    severity: words.length > VERY_LONG ? 'medium' : 'low',
    title: `${firstWords} …`,
    explanation: `A sentence of ${words.length} words. Above ${SENTENCE_WORDS_MAX}, readers lose the beginning before the end. Make two of it, or a list.`,
    suggestions: [],
  };
}
