import { expect, test } from 'vitest';
import { dayAfterWorkingDays } from './day-after-working-days.ts';

test.each([
  ['a Monday', new Date(2026, 10, 16), 5, '2026-11-23'],
  ['a Friday', new Date(2026, 10, 20), 1, '2026-11-23'],
  ['a Sunday', new Date(2026, 10, 22), 5, '2026-11-27'],
])('from %s', (_, from, days, day) => {
  expect(dayAfterWorkingDays(from, days)).toBe(day);
});
