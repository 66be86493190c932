import { expect, test } from 'vitest';
import { formatInterviewDayRelatively } from './format-interview-day-relatively.ts';

const now = new Date(2026, 10, 18, 15, 30);

test.for([
  [new Date(2026, 10, 18, 15, 0), 'Today'],
  [new Date(2026, 10, 18, 23, 59), 'Today'],
  [new Date(2026, 10, 19, 0, 0), 'Tomorrow'],
  [new Date(2026, 10, 20, 9, 0), '20 Nov'],
  [new Date(2027, 0, 4, 9, 0), '4 Jan 2027'],
] as const)('%s is %s', ([startsAt, words]) => {
  expect(formatInterviewDayRelatively(startsAt, now)).toBe(words);
});
