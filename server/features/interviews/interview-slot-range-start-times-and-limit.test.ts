import { expect, test } from 'vitest';
import {
  startTimesOfSlotRange,
  type InterviewSlotRange,
  INTERVIEW_SLOTS_AT_ONCE_MAX,
} from './interview-slot-range-start-times-and-limit.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const lay = (zone: string, from: string, until: string, more: Partial<InterviewSlotRange> = {}) =>
  startTimesOfSlotRange(
    {
      from,
      until,
      weekdays: everyDay,
      opens: '09:00',
      closes: '10:00',
      minutes: 60,
      gapMinutes: 0,
      ...more,
    },
    zone,
  ).map((start) => start.toISOString().replace(/:00\.000Z$/, 'Z'));

const ofDay = (minutes: number, gapMinutes: number, closes: string) =>
  lay('UTC', '2026-05-04', '2026-05-04', { minutes, gapMinutes, closes });

test('a day is filled from its opening, with the gap between, and nothing ends after its closing', () => {
  expect(ofDay(45, 15, '12:00')).toEqual([
    '2026-05-04T09:00Z',
    '2026-05-04T10:00Z',
    '2026-05-04T11:00Z',
  ]);
  expect(ofDay(45, 15, '11:45')).toHaveLength(3);
  expect(ofDay(45, 15, '11:44')).toHaveLength(2);
  expect(ofDay(60, 0, '09:59')).toEqual([]);
});

test('only on the weekdays that were chosen, from Monday, 1, to Sunday, 7', () => {
  expect(lay('UTC', '2026-05-01', '2026-05-12', { weekdays: [1, 7] })).toEqual([
    '2026-05-03T09:00Z',
    '2026-05-04T09:00Z',
    '2026-05-10T09:00Z',
    '2026-05-11T09:00Z',
  ]);
});

test.each([
  [
    'London, forward on 29 March',
    'Europe/London',
    '2026-03-28',
    '2026-03-30',
    ['2026-03-28T09:00Z', '2026-03-29T08:00Z', '2026-03-30T08:00Z'],
  ],
  [
    'London, back on 25 October',
    'Europe/London',
    '2026-10-24',
    '2026-10-26',
    ['2026-10-24T08:00Z', '2026-10-25T09:00Z', '2026-10-26T09:00Z'],
  ],
  [
    'Lord Howe, back by half an hour on 5 April',
    'Australia/Lord_Howe',
    '2026-04-04',
    '2026-04-05',
    ['2026-04-03T22:00Z', '2026-04-04T22:30Z'],
  ],
  [
    'Apia, which left 30 December 2011 out',
    'Pacific/Apia',
    '2011-12-29',
    '2011-12-31',
    ['2011-12-29T19:00Z', '2011-12-30T19:00Z'],
  ],
])('nine o’clock stays nine o’clock: %s', (_, zone, from, until, starts) => {
  expect(lay(zone, from, until)).toEqual(starts);
});

test('an hour that the clocks leave out is not laid, and what follows begins after the end of what came before', () => {
  const night = { opens: '00:30', closes: '04:00' };
  expect(lay('Europe/London', '2026-03-29', '2026-03-29', night)).toEqual([
    '2026-03-29T00:30Z',
    // 01:30 does not exist; 02:30 is the end of the first.
    '2026-03-29T01:30Z',
  ]);
  expect(
    lay('Europe/London', '2026-03-29', '2026-03-29', { opens: '00:40', closes: '03:00' }),
  ).toEqual(['2026-03-29T00:40Z']);
  expect(
    lay('Australia/Lord_Howe', '2026-10-04', '2026-10-04', {
      opens: '01:30',
      closes: '04:00',
      minutes: 30,
    }),
  ).toEqual(['2026-10-03T15:00Z', '2026-10-03T15:30Z', '2026-10-03T16:00Z', '2026-10-03T16:30Z']);
});

test('of an hour that comes twice the first is taken', () => {
  expect(
    lay('Europe/London', '2026-10-25', '2026-10-25', { opens: '00:00', closes: '03:00' }),
  ).toEqual(['2026-10-24T23:00Z', '2026-10-25T00:00Z', '2026-10-25T02:00Z']);
});

test('laying ends with one more than the most, however long the range is', () => {
  const range = { opens: '00:00', closes: '23:55', minutes: 5 };
  expect(lay('UTC', '2026-01-01', '2999-12-31', range)).toHaveLength(
    INTERVIEW_SLOTS_AT_ONCE_MAX + 1,
  );
});
