import { expect, test } from 'vitest';
import {
  sumRatingCounts,
  meanOfRatingCounts,
  medianOfRatingCounts,
} from './sum-mean-and-median-of-rating-counts.ts';

test.each([
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 0, null, null],
  [[0, 0, 0, 0, 0, 0, 1, 0, 0, 0], 1, 7, 7],
  // 1 + 10 = 11, halved.
  [[1, 0, 0, 0, 0, 0, 0, 0, 0, 1], 2, 5.5, 5.5],
  // 8, 8, 9: 25 / 3 = 8.33.
  [[0, 0, 0, 0, 0, 0, 0, 2, 1, 0], 3, 8.3, 8],
  // 1, 2, 9, 10: 22 / 4 = 5.5; the middle two are 2 and 9.
  [[1, 1, 0, 0, 0, 0, 0, 0, 1, 1], 4, 5.5, 5.5],
  [[0, 0, 0, 0, 3, 0, 0, 0, 0, 4], 7, 7.9, 10],
])('%j are %i answers with mean %d and median %d', (ratings, n, mean, median) => {
  expect([
    sumRatingCounts(ratings),
    meanOfRatingCounts(ratings),
    medianOfRatingCounts(ratings),
  ]).toEqual([n, mean, median]);
});
