import { expect, test } from 'vitest';
import {
  approximateAnswerCountInWords,
  approximateReviewTimeInWords,
} from './approximate-review-workload-words.ts';
import {
  formatWeekdayAndDayInWords,
  formatDateTimeInWords,
} from '../../../time/format-date-time-and-weekday-in-words.ts';

test.each([
  [1, 'fewer than 10 answers'],
  [9, 'fewer than 10 answers'],
  [10, 'about 10 answers'],
  [38, 'about 40 answers'],
  [42, 'about 40 answers'],
  [99, 'about 100 answers'],
  [130, 'about 150 answers'],
])('%i answers are %s', (n, words) => {
  expect(approximateAnswerCountInWords(n)).toBe(words);
});

test.each([
  [{ answers: 1, words: 20 }, 'about 5 minutes'],
  [{ answers: 40, words: 6000 }, 'about 40 minutes'],
  [{ answers: 100, words: 20_000 }, 'about 120 minutes'],
])('%j take %s', (work, words) => {
  expect(approximateReviewTimeInWords(work)).toBe(words);
});

test('times are told in the zone of the employer, days without an hour', () => {
  const moment = new Date('2026-12-11T23:30:00Z');
  expect(formatDateTimeInWords(moment, 'Europe/London')).toBe(
    'Friday 11 December 2026 at 23:30 GMT',
  );
  expect(formatDateTimeInWords(moment, 'Europe/Athens')).toBe(
    'Saturday 12 December 2026 at 01:30 EET',
  );
  expect(formatWeekdayAndDayInWords('2026-12-12')).toBe('Saturday 12 December');
});
