import { expect, test } from 'vitest';
import { daysUntilDay, dataRequestDueDay } from './data-request-due-day-and-days-until-day.ts';

test.each([
  ['2026-01-01', '2026-01-31'],
  ['2026-02-01', '2026-03-03'],
  ['2028-02-01', '2028-03-02'],
  ['2026-03-20', '2026-04-19'],
  ['2026-12-15', '2027-01-14'],
])('what is asked on %s is answered by %s, whatever months and clocks do between', (asked, due) => {
  expect(dataRequestDueDay(asked)).toBe(due);
  expect(daysUntilDay(due, asked)).toBe(30);
});

test('a day that is past has fewer than no days left, and the day itself none', () => {
  expect(daysUntilDay('2026-03-03', '2026-03-03')).toBe(0);
  expect(daysUntilDay('2026-03-03', '2026-03-05')).toBe(-2);
});
