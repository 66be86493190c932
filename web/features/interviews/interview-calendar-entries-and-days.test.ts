import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { expect, test } from 'vitest';
import {
  addInterviewSlotsToDays,
  listDaysOfWeekAround,
  isInterviewSlotFree,
  mergeInterviewCalendarEntries,
} from './interview-calendar-entries-and-days.ts';

const slot = (id: number, at: string, interview: InterviewSlot['interview'] = null) =>
  ({
    id,
    roundId: 1,
    startsAt: new Date(at),
    minutes: 45,
    room: null,
    panel: [],
    openSeats: 0,
    isForced: false,
    withdrawnAt: null,
    interview,
    version: 1,
  }) satisfies InterviewSlot;
const interview = (id: number, at: string | null) =>
  ({
    id,
    roundId: 1,
    startsAt: at === null ? null : new Date(at),
    minutes: 45,
    state: at === null ? 'invited' : 'booked',
    applicationId: id,
    ref: `KX-${id}`,
    person: null,
    panel: [],
    hasEmailReturned: false,
    version: 1,
  }) satisfies JobInterview;

test('an interview stands at its time once, and one without a laid time between the others', () => {
  const booked = interview(7, '2026-12-01T10:00:00Z');
  const planted = interview(8, '2026-12-01T09:30:00Z');
  const entries = mergeInterviewCalendarEntries(
    [
      slot(1, '2026-12-01T09:00:00Z'),
      slot(2, '2026-12-01T10:00:00Z', { id: 7, ref: 'KX-7', state: 'booked' }),
    ],
    [booked, planted, interview(9, null)],
  );
  expect(entries.map(({ key, interview: own }) => [key, own?.ref])).toEqual([
    ['slot 1', undefined],
    ['interview 8', 'KX-8'],
    ['slot 2', 'KX-7'],
  ]);
});

test('a day of which nothing is booked is shown for its free times, and for those that were withdrawn', () => {
  const withdrawnAt = new Date('2026-11-30T09:00:00Z');
  const slots = [
    slot(1, '2026-12-01T23:30:00Z'),
    slot(2, '2026-12-03T09:00:00Z'),
    { ...slot(3, '2026-12-03T10:00:00Z'), withdrawnAt },
    slot(4, '2026-12-01T08:00:00Z'),
    slot(5, '2026-12-03T11:00:00Z', { id: 7, ref: 'KX-7', state: 'booked' }),
  ];
  const when = { now: new Date('2026-12-01T12:00:00Z'), zone: 'Asia/Kolkata' };
  const days = addInterviewSlotsToDays([{ day: '2026-12-02', interviews: [] }], slots, when);
  const ids = (of: readonly InterviewSlot[]) => of.map(({ id }) => id);
  expect(days.map(({ day, free, withdrawn }) => [day, ids(free), ids(withdrawn)])).toEqual([
    ['2026-12-02', [1], []],
    ['2026-12-03', [2], [3]],
  ]);
});

test('what was withdrawn is free for nobody', () => {
  const withdrawn = { ...slot(1, '2026-12-01T09:00:00Z'), withdrawnAt: new Date('2026-11-30') };
  expect(isInterviewSlotFree(withdrawn, new Date('2026-12-01T08:00:00Z'))).toBe(false);
});

test.for([
  ['2026-12-01T08:59:59Z', true],
  ['2026-12-01T09:00:00Z', false],
] as const)('at %s a time from nine is free to book: %s', ([now, isFree]) => {
  expect(isInterviewSlotFree(slot(1, '2026-12-01T09:00:00Z'), new Date(now))).toBe(isFree);
});

test.for([
  ['2026-11-26', '2026-11-23', '2026-11-29'],
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
] as const)('the week of %s is from %s to %s', ([day, monday, sunday]) => {
  const week = listDaysOfWeekAround(day);
  expect([week.length, week[0], week[6]]).toEqual([7, monday, sunday]);
});
