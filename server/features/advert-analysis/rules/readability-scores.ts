import type { AdvertSentence } from './split-into-lines-and-sentences.ts';

/** Words that have this many syllables or more are the hard ones for SMOG. */
const POLYSYLLABLE = 3;

/** Flesch, R. (1948), "A new readability yardstick", Journal of Applied Psychology 32(3), 221–233. */
export function fleschReadingEase({
  words,
  sentences,
  syllables,
}: {
  words: number;
  sentences: number;
  syllables: number;
}): number {
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}

/** Kincaid, J. P. and others (1975), "Derivation of new readability formulas for Navy enlisted personnel". Years of school. */
export function fleschKincaidGrade({
  words,
  sentences,
  syllables,
}: {
  words: number;
  sentences: number;
  syllables: number;
}): number {
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}

/** McLaughlin, G. H. (1969), "SMOG grading: a new readability formula", Journal of Reading 12(8), 639–646. Years of school. */
export function smogGrade({
  polysyllables,
  sentences,
}: {
  polysyllables: number;
  sentences: number;
}): number {
  return 1.043 * Math.sqrt(polysyllables * (30 / sentences)) + 3.1291;
}

export type ReadabilityScores = {
  sentences: number;
  wordsPerSentence: number;
  ease: number;
  grade: number;
  smog: number;
};

/** How hard a text is to read, to one decimal; null for a text without a sentence. */
export function calculateReadabilityScores(
  sentences: readonly AdvertSentence[],
  countSyllables: (word: string) => number,
): ReadabilityScores | null {
  let [words, syllables, polysyllables] = [0, 0, 0];
  for (const sentence of sentences) {
    for (const { text } of sentence.words) {
      const n = countSyllables(text);
      words += 1;
      syllables += n;
      if (n >= POLYSYLLABLE) polysyllables += 1;
    }
  }
  if (words === 0) return null;
  const counts = { words, sentences: sentences.length, syllables, polysyllables };
  return {
    sentences: sentences.length,
    wordsPerSentence: rounded(words / sentences.length),
    ease: rounded(fleschReadingEase(counts)),
    grade: rounded(fleschKincaidGrade(counts)),
    smog: rounded(smogGrade(counts)),
  };
}

function rounded(n: number): number {
  return Math.round(n * 10) / 10;
}
