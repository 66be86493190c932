import { expect, test } from 'vitest';
import { reviewDueDay } from './review-due-day.ts';
import { todayInZone } from '../../../time/today-in-zone.ts';

test.each([
  ['Europe/London', '2026-03-02T10:00:00Z', '2026-03-09'],
  ['Europe/London', '2026-03-06T10:00:00Z', '2026-03-13'],
  ['Europe/London', '2026-03-07T10:00:00Z', '2026-03-13'],
  ['Europe/London', '2026-03-08T23:59:00Z', '2026-03-13'],
  ['Europe/London', '2026-10-24T23:30:00Z', '2026-10-30'],
  ['Pacific/Auckland', '2026-03-08T12:00:00Z', '2026-03-16'],
])('five working days in %s after %s end on %s', (zone, now, due) => {
  expect(reviewDueDay(zone, new Date(now))).toBe(due);
});

test('a day is that of the zone', () => {
  expect(todayInZone('Pacific/Auckland', new Date('2026-03-08T12:00:00Z'))).toBe('2026-03-09');
});
