import { expect, test } from 'vitest';
import { monthRangeWords } from './month-range-words.ts';

test.each([
  ['2026-04', '2026-04', 'April 2026'],
  ['2026-01', '2026-04', 'January to April 2026'],
  ['2025-11', '2026-04', 'November 2025 to April 2026'],
])('%s to %s is written %s', (from, until, words) => {
  expect(monthRangeWords(from, until)).toBe(words);
});
