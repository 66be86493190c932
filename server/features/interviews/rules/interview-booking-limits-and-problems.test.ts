import {
  interviewStates,
  mayInterviewStateBecome,
} from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import { expect, test } from 'vitest';
import {
  interviewSlotBookableUntil,
  interviewCancelProblem,
  interviewChangeableUntil,
  isInterviewInvitationOpen,
  isInterviewSlotLongEnough,
  interviewMinutesNeeded,
  interviewMoveProblem,
} from './interview-booking-limits-and-problems.ts';

const limits = { noticeHours: 24, freezeHours: 24, moves: 2 };
const startsAt = new Date('2026-11-28T10:00:00Z');
const before = (hours: number) => new Date(startsAt.getTime() - hours * 3_600_000);

test('notice and freeze are counted in hours of the clock that never changes', () => {
  expect(interviewSlotBookableUntil(startsAt, { noticeHours: 48 })).toEqual(before(48));
  expect(interviewSlotBookableUntil(startsAt, { noticeHours: 0 })).toEqual(startsAt);
  expect(interviewChangeableUntil(startsAt, { freezeHours: 2 })).toEqual(before(2));
});

test.each([
  ['long before', 'booked', 0, 100, null],
  ['in the last moment', 'booked', 1, 24, null],
  ['once it is frozen', 'booked', 0, 23.9, 'frozen'],
  ['after its start', 'booked', 0, -1, 'frozen'],
  ['after the last move', 'booked', 2, 100, 'no-moves-left'],
  ['before a time is booked', 'invited', 0, 100, 'not-booked'],
  ['after it was cancelled', 'cancelled', 0, 100, 'not-booked'],
  ['after it was held', 'done', 0, -2, 'not-booked'],
] as const)('a candidate moves a time: %s', (_, state, movesMade, hours, problem) => {
  expect(interviewMoveProblem({ state, startsAt, movesMade }, limits, before(hours))).toBe(problem);
});

test.each([
  ['long before', 'booked', 100, null],
  ['once it is frozen', 'booked', 23, 'frozen'],
  ['an invitation, at any time', 'invited', 0, null],
  ['what is cancelled already', 'cancelled', 100, 'over'],
  ['what was held', 'done', -2, 'over'],
  ['what was missed', 'no_show', -2, 'over'],
] as const)('a candidate cancels: %s', (_, state, hours, problem) => {
  expect(interviewCancelProblem({ state, startsAt }, limits, before(hours))).toBe(problem);
});

test('what is booked without a start is not booked', () => {
  expect(
    interviewMoveProblem({ state: 'booked', startsAt: null, movesMade: 0 }, limits, before(50)),
  ).toBe('not-booked');
  expect(interviewCancelProblem({ state: 'booked', startsAt: null }, limits, before(50))).toBe(
    'over',
  );
});

test.each([
  [45, 45, 1, true],
  [60, 45, 1, true],
  [44, 45, 1, false],
  // Kept for whoever needs it.
  [90, 45, 1, false],
  [45, 45, 2, false],
  [89, 45, 2, false],
  [90, 45, 2, true],
  [56, 45, 1.25, false],
  [57, 45, 1.25, true],
  [90, 45, 1.25, true],
  [68, 45, 1.5, true],
])(
  'a time of %i minutes in a round of %i for somebody with %d times as long: %s',
  (minutes, roundMinutes, timeFactor, is) => {
    expect(isInterviewSlotLongEnough(minutes, { roundMinutes, timeFactor })).toBe(is);
  },
);

test('half a minute more is a minute', () => {
  expect(interviewMinutesNeeded(45, 1.5)).toBe(68);
});

test('an invitation is open until the end of its last day, and without one always', () => {
  expect(isInterviewInvitationOpen(null, '2026-11-28')).toBe(true);
  expect(isInterviewInvitationOpen('2026-11-28', '2026-11-28')).toBe(true);
  expect(isInterviewInvitationOpen('2026-11-27', '2026-11-28')).toBe(false);
});

test('an interview becomes what its state allows, and nothing else', () => {
  const becoming = Object.fromEntries(
    interviewStates.map((from) => [
      from,
      interviewStates.filter((to) => mayInterviewStateBecome(from, to)),
    ]),
  );
  expect(becoming).toEqual({
    invited: ['booked', 'cancelled'],
    booked: ['booked', 'done', 'no_show', 'cancelled'],
    done: ['no_show'],
    no_show: ['invited', 'done'],
    cancelled: ['invited', 'booked'],
  });
});
