import { expect, test } from 'vitest';
import { formatShortDateTime } from './format-short-date-time.ts';

test.each([
  ['2026-11-09T08:05:00Z', 'Europe/London', '11/09/26 08:05AM'],
  ['2026-07-01T23:30:00Z', 'Europe/London', '07/02/26 12:30AM'],
  ['2026-07-01T12:00:00Z', 'UTC', '07/01/26 12:00PM'],
])('%s in %s is %s', (time, timeZone, expected) => {
  expect(formatShortDateTime(new Date(time), timeZone)).toBe(expected);
});
