import { expect, test } from 'vitest';
import { formatMonthRange } from './format-month-range.ts';

test.each([
  ['2026-04', '2026-04', 'April 2026'],
  ['2026-01', '2026-04', 'January to April 2026'],
  ['2025-11', '2026-04', 'November 2025 to April 2026'],
])('%s to %s is written %s', (from, until, words) => {
  expect(formatMonthRange(from, until)).toBe(words);
});
