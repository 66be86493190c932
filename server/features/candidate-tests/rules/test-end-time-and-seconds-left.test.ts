import { expect, test } from 'vitest';
import {
  findTestEndTime,
  latestEndTimeOfClosedTests,
  countSecondsLeftOfTest,
} from './test-end-time-and-seconds-left.ts';

const nine = new Date('2026-05-03T09:00:00Z');
const after = (seconds: number) => new Date(nine.getTime() + seconds * 1000);

test.each([
  ['nothing limits it', null, 1, null],
  ['as it stands in the plan', 20, 1, 1200],
  ['a quarter longer', 20, 1.25, 1500],
  ['half as long again', 5, 1.5, 450],
  ['twice as long', 20, 2, 2400],
])('a test ends: %s', (_, minutes, timeFactor, seconds) => {
  expect(findTestEndTime(nine, { minutes, timeFactor })).toEqual(
    seconds === null ? null : after(seconds),
  );
});

test.each([
  ['at its beginning', 0, 60],
  ['in between, without the second that has begun', 10.5, 49],
  ['in its last second', 59.9, 0],
  ['over', 60, 0],
  ['long over', 6000, 0],
])('seconds are left: %s', (_, seconds, left) => {
  expect(countSecondsLeftOfTest(after(60), after(seconds))).toBe(left);
});

test('nothing is counted where nothing limits it', () => {
  expect(countSecondsLeftOfTest(null, nine)).toBeNull();
});

test('what was sent in time has ten seconds to arrive', () => {
  expect(latestEndTimeOfClosedTests(after(10))).toEqual(nine);
});
