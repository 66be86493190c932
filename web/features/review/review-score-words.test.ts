import { expect, test } from 'vitest';
import { reviewScoreGuideAndSaveWords, formatStarCount } from './review-score-words.ts';

test.each([
  [{ stars: 4, state: 'saved' }, 'Between the 3 and 5 descriptions. Saved.'],
  [{ stars: 4, state: null }, 'Between the 3 and 5 descriptions. Saved.'],
  [{ stars: 1, state: 'saving' }, 'Matches the 1 description.'],
  [
    { stars: 2, state: 'unsaved' },
    'Between the 1 and 3 descriptions. Not saved yet. We will try again.',
  ],
  [{ stars: null, state: null }, ''],
  [
    { stars: null, state: 'refused' },
    'This score was not kept: these reviews can no longer change.',
  ],
] as const)('%j reads "%s"', (score, words) => {
  expect(reviewScoreGuideAndSaveWords(score)).toBe(words);
});

test('one star is not several', () => {
  expect([1, 2].map(formatStarCount)).toEqual(['1 star', '2 stars']);
});
