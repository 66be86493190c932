import { expect, test } from 'vitest';
import { formatPercentOf } from './format-count-or-percent.ts';

test.each([
  [9, 497, '1.8 %'],
  [0, 497, '0 %'],
  [1, 10, '10 %'],
  [1, 3, '33 %'],
  [3, 30, '10 %'],
  [497, 497, '100 %'],
])('%i of %i is %s', (part, whole, words) => {
  expect(formatPercentOf(part, whole)).toBe(words);
});
