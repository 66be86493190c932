import { expect, test } from 'vitest';
import { formatReviewDueDay, formatReviewsLeft } from './review-due-and-left-words.ts';

const wednesday = new Date(2026, 10, 18, 15, 30);

test.for([
  ['2026-11-12', true, 'Overdue since 12 Nov'],
  ['2025-12-30', true, 'Overdue since 30 Dec 2025'],
  ['2026-11-17', false, 'Due today'],
  ['2026-11-18', false, 'Due today'],
  ['2026-11-19', false, 'Due tomorrow'],
  ['2026-11-23', false, 'Due on Monday'],
  ['2026-11-25', false, 'Due 25 Nov'],
  ['2027-01-02', false, 'Due 2 Jan 2027'],
] as const)('%s, overdue %s: %s', ([dueAt, overdue, words]) => {
  expect(formatReviewDueDay({ dueAt, overdue }, wednesday)).toBe(words);
});

test.for([
  [40, 28, 14, '12 of 40 answers left, about 14 min'],
  [1, 0, 1, '1 answer left, about 1 min'],
  [4, 4, 0, 'All scored: hand them in'],
] as const)('of %i answers %i scored', ([total, scored, minutesLeft, words]) => {
  expect(formatReviewsLeft({ total, scored, minutesLeft })).toBe(words);
});
