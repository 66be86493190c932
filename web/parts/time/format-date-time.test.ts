import { expect, test } from 'vitest';
import { formatDateTime } from './format-date-time.ts';

test('a moment is told by day, month in words, year and the clock of the zone', () => {
  const instant = new Date('2026-07-01T22:05:00Z');
  expect(formatDateTime(instant, 'Europe/London')).toBe('1 July 2026, 23:05');
  expect(formatDateTime(instant, 'Asia/Kathmandu')).toBe('2 July 2026, 03:50');
});
