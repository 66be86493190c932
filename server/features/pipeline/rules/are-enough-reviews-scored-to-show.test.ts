import { expect, test } from 'vitest';
import { areEnoughReviewsScoredToShow } from './are-enough-reviews-scored-to-show.ts';

test.each([
  [0, 0, false],
  [0, 10, false],
  [7, 10, false],
  [8, 10, true],
  [191, 240, false],
  [192, 240, true],
  [10, 10, true],
])('with %i of %i reviews in, scores are shown: %s', (scored, total, shown) => {
  expect(areEnoughReviewsScoredToShow({ scored, total })).toBe(shown);
});
