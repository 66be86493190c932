import type { ActivityFeedEntry } from '@evenhand/contract/activity/activity-feed.ts';
import { expect, test } from 'vitest';
import {
  groupActivitiesByDay,
  formatActivityDayTitle,
  formatTimeOfDayInZone,
} from './group-activities-by-day-and-format-times.ts';

const line = (id: string, day: string): ActivityFeedEntry => ({
  id,
  day,
  type: 'job-started',
  createdAt: new Date(`${day}T10:00:00Z`),
  isTimed: true,
  text: id,
  jobId: 1,
  link: null,
});

test('lines are grouped by day, and keep their order', () => {
  const lines = [line('a', '2026-03-02'), line('b', '2026-03-02'), line('c', '2026-02-27')];
  expect(
    groupActivitiesByDay(lines).map(({ day, activities }) => [day, activities.map(({ id }) => id)]),
  ).toEqual([
    ['2026-03-02', ['a', 'b']],
    ['2026-02-27', ['c']],
  ]);
  expect(groupActivitiesByDay([])).toEqual([]);
});

test.for([
  ['2026-03-02', 'Today'],
  ['2026-03-01', 'Yesterday'],
  ['2026-02-28', '28 Feb'],
  ['2025-12-31', '31 Dec 2025'],
] as const)('on 2 March %s is called %s', ([day, words]) => {
  expect(
    formatActivityDayTitle(day, { now: new Date('2026-03-02T12:00:00Z'), zone: 'Europe/London' }),
  ).toBe(words);
});

test('today is the organisation’s own, and so is the time', () => {
  const now = new Date('2026-03-02T23:30:00Z');
  expect(formatActivityDayTitle('2026-03-03', { now, zone: 'Asia/Tokyo' })).toBe('Today');
  expect(formatActivityDayTitle('2026-03-02', { now, zone: 'Asia/Tokyo' })).toBe('Yesterday');
  expect(formatTimeOfDayInZone(now, 'Asia/Tokyo')).toBe('08:30');
});

test('the day after the clocks change has a yesterday', () => {
  const now = new Date('2026-03-29T22:30:00Z');
  expect(formatActivityDayTitle('2026-03-28', { now, zone: 'Europe/London' })).toBe('Yesterday');
});
