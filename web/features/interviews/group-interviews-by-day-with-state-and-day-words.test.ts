import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { expect, test } from 'vitest';
import {
  formatInterviewCalendarDayTitle,
  groupJobInterviewsByDay,
  findInterviewStateWord,
} from './group-interviews-by-day-with-state-and-day-words.ts';

const now = new Date('2026-11-21T11:10:00Z');
const zone = 'Europe/London';

let id = 0;
function interview(
  startsAt: string | null,
  state: JobInterview['state'] = 'booked',
): JobInterview & { startsAt: Date } {
  id += 1;
  return {
    id,
    roundId: 1,
    // Those without a time are looked at by their id alone.
    startsAt: (startsAt === null ? null : new Date(startsAt)) as Date,
    minutes: 45,
    state,
    version: 1,
    applicationId: id,
    ref: `KX-${id}`,
    person: null,
    panel: [],
    hasEmailReturned: false,
  };
}

test('what is to come stands first and by day, what is over the last first, and who waits for a time apart', () => {
  const over = interview('2026-11-19T10:00:00Z', 'done');
  const yesterday = interview('2026-11-20T10:00:00Z');
  const earlier = interview('2026-11-21T09:00:00Z', 'no_show');
  const running = interview('2026-11-21T11:00:00Z');
  const later = interview('2026-11-21T15:00:00Z');
  const tomorrow = interview('2026-11-22T09:00:00Z');
  const waiting = interview(null, 'invited');
  const all = [over, yesterday, earlier, running, later, tomorrow, waiting];
  expect(groupJobInterviewsByDay(all, { now, zone })).toEqual({
    upcoming: [
      { day: '2026-11-21', interviews: [running, later] },
      { day: '2026-11-22', interviews: [tomorrow] },
    ],
    past: [
      { day: '2026-11-21', interviews: [earlier] },
      { day: '2026-11-20', interviews: [yesterday] },
      { day: '2026-11-19', interviews: [over] },
    ],
    waiting: [waiting],
  });
});

test('a day is that of the reader’s zone', () => {
  const late = interview('2026-11-21T20:00:00Z');
  expect(groupJobInterviewsByDay([late], { now, zone: 'Asia/Kolkata' }).upcoming[0]?.day).toBe(
    '2026-11-22',
  );
});

test.for([
  ['2026-11-21T10:25:00Z', 'booked', 'Completed'],
  ['2026-11-21T10:25:01Z', 'booked', 'In progress'],
  ['2026-11-21T11:10:00Z', 'booked', 'In progress'],
  ['2026-11-21T11:10:01Z', 'booked', 'Upcoming'],
  ['2026-11-21T12:00:00Z', 'done', 'Completed'],
  ['2026-11-21T09:00:00Z', 'no_show', 'Did not come'],
] as const)('from %s and %s: %s', ([startsAt, state, word]) => {
  expect(findInterviewStateWord(interview(startsAt, state), now)).toBe(word);
});

test.for([
  ['2026-11-21', 'Today, 21 November'],
  ['2026-11-22', 'Tomorrow, 22 November'],
  ['2026-11-20', 'Yesterday, 20 November'],
  ['2026-11-24', 'Tuesday 24 November'],
  ['2027-01-04', 'Monday 4 January 2027'],
] as const)('%s is headed %s', ([day, title]) => {
  expect(formatInterviewCalendarDayTitle(day, '2026-11-21')).toBe(title);
});
