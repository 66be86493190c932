import { expect, test } from 'vitest';
import { describeScoresMovedByKeyCorrection } from './describe-scores-moved-by-key-correction.ts';

test.each([
  [{ scored: 40, moved: 12, isDone: true }, '12 of 40 scores moved'],
  [{ scored: 1, moved: 0, isDone: true }, '0 of 1 score moved'],
  [{ scored: 0, moved: 0, isDone: true }, 'Nobody’s test had been scored'],
  [{ scored: 20, moved: 12, isDone: false }, 'Everybody’s test is being scored anew'],
])('%j', (correction, words) => {
  expect(describeScoresMovedByKeyCorrection(correction)).toBe(words);
});
