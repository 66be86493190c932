import { expect, test } from 'vitest';
import { estimateReviewingMinutes } from './estimate-reviewing-minutes.ts';

test.each([
  [0, 0, 0],
  [1, 1, 1],
  [200, 4, 2],
  [4000, 20, 25],
  [4001, 20, 26],
])('%i words in %i answers take %i minutes', (words, answers, minutes) => {
  expect(estimateReviewingMinutes({ words, answers })).toBe(minutes);
});
