import { expect, test } from 'vitest';
import {
  countInterviewTimesOfRange,
  type InterviewTimeRangeToCount,
} from './count-interview-times-of-range.ts';

const range: InterviewTimeRangeToCount = {
  from: '2026-11-30',
  until: '2026-12-04',
  weekdays: [1, 2, 3, 4, 5],
  opens: '09:00',
  closes: '12:00',
  minutes: 45,
  gapMinutes: 15,
};

test.for([
  ['three an hour apart, on five days', {}, { days: 5, eachDay: 3 }],
  ['the last one needs no gap after it', { closes: '11:45' }, { days: 5, eachDay: 3 }],
  ['a minute less, and it does not fit', { closes: '11:44' }, { days: 5, eachDay: 2 }],
  ['days of the week that are not in the range', { weekdays: [6, 7] }, { days: 0, eachDay: 3 }],
  ['one day', { until: '2026-11-30' }, { days: 1, eachDay: 3 }],
  ['two Mondays', { until: '2026-12-07', weekdays: [1] }, { days: 2, eachDay: 3 }],
  ['a Sunday at the end', { until: '2026-12-06', weekdays: [7] }, { days: 1, eachDay: 3 }],
  ['a window that is too short', { closes: '09:30' }, { days: 5, eachDay: 0 }],
  ['the last day before the first', { until: '2026-11-29' }, null],
  ['a day that is missing', { from: '' }, null],
  ['a time that is missing', { opens: '' }, null],
  ['no length', { minutes: Number.NaN }, null],
  ['a length of nothing', { minutes: 0, gapMinutes: 0 }, null],
] as const)('%s', ([, change, counted]) => {
  expect(countInterviewTimesOfRange({ ...range, ...change })).toEqual(counted);
});
