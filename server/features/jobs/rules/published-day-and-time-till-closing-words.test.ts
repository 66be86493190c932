import { expect, test } from 'vitest';
import {
  publishedDayWords,
  timeTillClosingWords,
} from './published-day-and-time-till-closing-words.ts';

const now = new Date('2026-03-10T12:00:00Z');

test.each([
  [null, null],
  ['2026-03-10T12:00:00Z', null],
  ['2026-03-10T12:00:30Z', 'Closes in 1 minute'],
  ['2026-03-10T12:59:00Z', 'Closes in 59 minutes'],
  ['2026-03-10T13:00:00Z', 'Closes in 1 hour'],
  ['2026-03-11T11:59:00Z', 'Closes in 23 hours'],
  ['2026-03-11T12:00:00Z', 'Closes in 1 day'],
  ['2026-03-29T11:00:00Z', 'Closes in 18 days'],
])('closing at %s reads %s', (closesAt, text) => {
  expect(timeTillClosingWords(closesAt === null ? null : new Date(closesAt), now)).toBe(text);
});

test.each([
  ['2026-03-03T09:00:00Z', 'Europe/London', 'Published 3 Mar'],
  ['2025-11-30T09:00:00Z', 'Europe/London', 'Published 30 Nov 2025'],
  ['2026-03-03T22:00:00Z', 'Pacific/Auckland', 'Published 4 Mar'],
])('published at %s in %s reads %s', (at, zone, text) => {
  expect(publishedDayWords(new Date(at), now, zone)).toBe(text);
});
