import { expect, test } from 'vitest';
import { formatDaysLeft } from './format-days-left.ts';

test.each([
  [30, '30 days left'],
  [1, '1 day left'],
  [0, 'Today is the last day'],
  [-1, '1 day late'],
  [-4, '4 days late'],
])('%i days until the last one are %s', (days, words) => {
  expect(formatDaysLeft(days)).toBe(words);
});
