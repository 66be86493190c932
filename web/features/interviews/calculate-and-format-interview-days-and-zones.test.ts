import { expect, test } from 'vitest';
import {
  formatClockTimeInZone,
  dayOfMomentInZone,
  formatIsoDayInUsWords,
  formatDailyInterviewsHeading,
  formatUtcOffsets,
  addDaysToIsoDay,
  nextWorkingDay,
} from './calculate-and-format-interview-days-and-zones.ts';
import {
  msUntilAnyInterviewStartsOrEnds,
  interviewStateAtTime,
} from './interview-state-and-end-time-by-clock.ts';

const at = (time: string) => new Date(`2026-11-21T${time}Z`);
const slot = { startsAt: at('11:00:00'), minutes: 45 };

test.for([
  ['10:59:59.999', 'upcoming'],
  ['11:00:00', 'in-progress'],
  ['11:44:59.999', 'in-progress'],
  ['11:45:00', 'completed'],
  ['23:59:59', 'completed'],
] as const)('at %s an interview from 11:00 to 11:45 is %s', ([time, state]) => {
  expect(interviewStateAtTime(slot, at(time))).toBe(state);
});

test.for([
  ['10:59:50', 10_000],
  ['11:00:00', 30_000],
  ['11:44:59.990', 20],
  ['11:44:55', 5_000],
  ['11:45:00', 30_000],
  ['08:00:00', 30_000],
] as const)('at %s it is looked at again after %i ms', ([time, ms]) => {
  expect(msUntilAnyInterviewStartsOrEnds([slot], at(time))).toBe(ms);
  expect(msUntilAnyInterviewStartsOrEnds([], at(time))).toBe(30_000);
});

test.for([
  ['2026-11-20', 'Past interviews'],
  ['2026-11-21', 'Today’s interviews'],
  ['2026-11-22', 'Upcoming interviews'],
  ['2027-01-01', 'Upcoming interviews'],
] as const)('on 21 November, %s is headed %s', ([day, heading]) => {
  expect(formatDailyInterviewsHeading(day, '2026-11-21')).toBe(heading);
});

test.for([
  ['2026-11-21', 'November 21, 2026'],
  ['2026-01-05', 'January 05, 2026'],
] as const)('%s is written %s', ([day, words]) => {
  expect(formatIsoDayInUsWords(day)).toBe(words);
});

test.for([
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-03-30', -1, '2026-03-29'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
] as const)('%s and %i is %s, whatever the clocks do', ([day, days, then]) => {
  expect(addDaysToIsoDay(day, days)).toBe(then);
});

test.for([
  ['2026-11-21T23:30:00Z', 'Europe/London', '2026-11-21', '23:30', 'GMT+0'],
  ['2026-07-21T23:30:00Z', 'Europe/London', '2026-07-22', '00:30', 'GMT+1'],
  ['2026-11-21T23:30:00Z', 'Asia/Kolkata', '2026-11-22', '05:00', 'GMT+5:30'],
  ['2026-11-21T02:05:00Z', 'America/New_York', '2026-11-20', '21:05', 'GMT-5'],
  ['2026-11-21T12:00:00Z', 'UTC', '2026-11-21', '12:00', 'GMT+0'],
] as const)('%s in %s is on %s at %s, in %s', ([moment, zone, day, clock, offset]) => {
  expect(dayOfMomentInZone(new Date(moment), zone)).toBe(day);
  expect(formatClockTimeInZone(new Date(moment), zone)).toBe(clock);
  expect(formatUtcOffsets([new Date(moment)], zone)).toBe(offset);
});

test('where the clocks change between two interviews, both offsets are named', () => {
  const around = ['2026-10-25T00:30:00Z', '2026-10-25T09:00:00Z', '2026-10-25T10:00:00Z'];
  expect(
    formatUtcOffsets(
      around.map((moment) => new Date(moment)),
      'Europe/London',
    ),
  ).toBe('GMT+1 and GMT+0');
});

test.for([
  ['2026-11-26', '2026-11-27'],
  ['2026-11-27', '2026-11-30'],
  ['2026-11-28', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
] as const)('after %s the next working day is %s', ([day, next]) => {
  expect(nextWorkingDay(day)).toBe(next);
});
