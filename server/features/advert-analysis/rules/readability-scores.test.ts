import { expect, test } from 'vitest';
import { countSyllables } from '../count-syllables.ts';
import { findReadabilityProblems } from './readability-problems.ts';
import {
  splitAdvertIntoLines,
  splitAdvertIntoSentences,
} from './split-into-lines-and-sentences.ts';
import { splitAdvertIntoWords } from './split-and-normalise-advert-words.ts';
import { fleschReadingEase, fleschKincaidGrade, smogGrade } from './readability-scores.ts';

/**
 * Worked examples as published: Wikipedia, "Flesch–Kincaid readability tests" (the platypus sentence, 13 words and 24
 * syllables; the cat; the highest and the lowest score there is; Dr. Seuss, "Green Eggs and Ham").
 */
test.each([
  ['The Australian platypus …', { words: 13, sentences: 1, syllables: 24 }, 37.5, 11.3],
  ['The cat sat on the mat.', { words: 6, sentences: 1, syllables: 6 }, 116.1, -1.4],
  ['words of one syllable alone', { words: 1, sentences: 1, syllables: 1 }, 121.2, -3.4],
  ['Green Eggs and Ham', { words: 5.7, sentences: 1, syllables: 5.7 * 1.02 }, 114.8, -1.3],
])('Flesch and Flesch–Kincaid of %s are as published', (_what, counts, ease, grade) => {
  expect(Math.round(fleschReadingEase(counts) * 10) / 10).toBe(ease);
  expect(Math.round(fleschKincaidGrade(counts) * 10) / 10).toBe(grade);
});

/** McGraw's conversion table (Office of Educational Research, Baltimore County), 30 sentences: it rounds by 3 + √n, the formula by its own. */
test.each([
  [1, 4, 4.2],
  [9, 6, 6.3],
  [25, 8, 8.3],
  [64, 11, 11.5],
  [100, 13, 13.6],
  [144, 15, 15.6],
])(
  'SMOG of %i hard words is grade %i in the table and %d by the formula',
  (polysyllables, table, exact) => {
    const grade = smogGrade({ polysyllables, sentences: 30 });
    expect(Math.round(grade * 10) / 10).toBe(exact);
    expect(Math.abs(grade - table)).toBeLessThan(0.7);
    expect(smogGrade({ polysyllables: polysyllables / 10, sentences: 3 })).toBeCloseTo(grade, 10);
  },
);

const read = (text: string) =>
  findReadabilityProblems(
    text,
    splitAdvertIntoSentences(splitAdvertIntoLines(text), splitAdvertIntoWords(text)),
    countSyllables,
  );

test('a text is counted by its sentences: a heading is none, an item of a list is one, and a number is one syllable', () => {
  const text =
    'What you do\n\nThe cat sat on the mat. It is a cat.\n\n- Feed it at 17:30\n- Let it out';
  expect(read(text).reading).toMatchObject({ sentences: 4, wordsPerSentence: 4.5 });
  expect(read('The cat sat on the mat.').reading).toMatchObject({
    ease: 116.1,
    grade: -1.4,
    smog: 3.1,
  });
  expect(read('').reading).toBeNull();
});

test.each([
  [30, []],
  [31, ['low']],
  [45, ['low']],
  [46, ['medium']],
])('a sentence of %i words', (words, severities) => {
  const { found } = read(`${'cat '.repeat(words - 1)}sat.`);
  expect(found.filter(({ from }) => from !== null).map(({ severity }) => severity)).toEqual(
    severities,
  );
});

test('a text that is hard all over is told so, with its figures and the aims', () => {
  const hard =
    'Organisational responsibilities necessitate interdisciplinary collaboration opportunities. '.repeat(
      4,
    );
  const { found } = read(hard);
  expect(found[0]).toMatchObject({ key: 'reading/hard', severity: 'high', from: null });
  expect(found[0]?.explanation).toMatch(/aim for 50 or more.*aim for 9 or less/);
});

test.each([
  ['cat', 1],
  ['baker', 2],
  ['mammal', 2],
  ['hybrid', 2],
  ['organisation', 5],
  ['4711', 1],
  ['x'.repeat(500_000), 1],
])('syllables of %s', (word, n) => {
  expect(countSyllables(word)).toBe(n);
});
