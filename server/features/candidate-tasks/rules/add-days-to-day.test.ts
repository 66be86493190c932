import { expect, test } from 'vitest';
import { addDaysToDay } from './add-days-to-day.ts';

test.each([
  ['2026-11-27', 1, '2026-11-28'],
  ['2026-11-27', 7, '2026-12-04'],
  ['2028-02-27', 3, '2028-03-01'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %i days more is %s', (day, days, after) => {
  expect(addDaysToDay(day, days)).toBe(after);
});
