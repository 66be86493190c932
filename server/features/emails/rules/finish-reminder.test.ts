import { expect, test } from 'vitest';
import { chooseDueFinishApplicationReminder, isDaytimeInZone } from './finish-reminder.ts';

const now = new Date('2026-06-01T12:00:00Z');
const hours = (n: number) => new Date(now.getTime() + n * 3_600_000);

test.each([
  ['two days before', { left: 48 }, 'first'],
  ['earlier than two days before', { left: 48.1 }, null],
  ['a day before', { left: 24 }, 'first'],
  ['a day before, again', { left: 24, hadFirst: true }, null],
  ['six hours before', { left: 6, hadFirst: true }, 'last'],
  ['six hours before, again', { left: 5, hadFirst: true, hadLast: true }, null],
  ['six hours before, without the first', { left: 6 }, 'last'],
  ['moved back to two days after the last', { left: 40, hadLast: true }, null],
  ['an hour before', { left: 1 }, 'last'],
  ['minutes before', { left: 0.9 }, null],
  ['past', { left: -1 }, null],
  ['whoever began yesterday evening', { left: 40, begun: 20 }, null],
  ['whoever began this morning', { left: 5, begun: 3 }, 'last'],
  ['whoever began just now', { left: 5, begun: 2 }, null],
] as const)('%s', (_, { left, ...facts }, due) => {
  const { begun, hadFirst, hadLast } = { begun: 100, hadFirst: false, hadLast: false, ...facts };
  expect(
    chooseDueFinishApplicationReminder({
      now,
      closesAt: hours(left),
      begunAt: hours(-begun),
      hadFirst,
      hadLast,
    }),
  ).toBe(due);
});

test.each([
  ['2026-06-01T05:59:00Z', 'Europe/London', false],
  ['2026-06-01T06:00:00Z', 'Europe/London', true],
  ['2026-06-01T19:59:00Z', 'Europe/London', true],
  ['2026-06-01T20:00:00Z', 'Europe/London', false],
  ['2026-06-01T20:00:00Z', 'America/New_York', true],
])('%s in %s is daytime: %s', (moment, zone, is) => {
  expect(isDaytimeInZone(new Date(moment), zone)).toBe(is);
});
