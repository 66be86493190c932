import { expect, test } from 'vitest';
import { formatSessionAge, formatSessionDay } from './format-session-day-and-age.ts';

const now = new Date('2026-03-29T12:00:00Z');

test.each([
  ['2026-03-29T12:00:30Z', 'just now'],
  ['2026-03-29T11:58:01Z', 'just now'],
  ['2026-03-29T11:58:00Z', '2 minutes ago'],
  ['2026-03-29T11:00:01Z', '59 minutes ago'],
  ['2026-03-29T11:00:00Z', '1 hour ago'],
  ['2026-03-28T12:00:00Z', 'yesterday'],
  ['2026-03-24T11:00:00Z', '5 days ago'],
])('%s is %s', (at, words) => {
  expect(formatSessionAge(new Date(at), now)).toBe(words);
});

test('a day is written out', () => {
  expect(formatSessionDay(now)).toBe('29 March 2026');
});
