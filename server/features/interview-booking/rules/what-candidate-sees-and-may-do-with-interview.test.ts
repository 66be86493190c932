import { expect, test } from 'vitest';
import { isSlotOfferedToCandidate } from './is-slot-offered-to-candidate.ts';
import {
  type CandidateStandingForInterview,
  interviewAsKnownToCandidate,
  mayCandidateCancelInterview,
  mayCandidateChooseInterviewTime,
} from './what-candidate-sees-and-may-do-with-interview.ts';

const now = new Date('2026-11-21T10:00:00Z');
const candidacy: CandidateStandingForInterview = {
  standing: 'interviews',
  isReallyOpen: true,
  isRejected: false,
  isJobArchived: false,
  timeFactor: 1,
  zone: 'Europe/London',
  now,
};
const booked = {
  state: 'booked',
  startsAt: new Date('2026-11-25T10:00:00Z'),
  movesMade: 0,
  dueOn: null,
  endedBy: null,
  noticeHours: 24,
  freezeHours: 24,
  moves: 2,
} as const;
const invited = { ...booked, state: 'invited', startsAt: null } as const;

test.each([
  ['whoever is invited', invited, {}, 'yes'],
  ['until the end of the last day', { ...invited, dueOn: '2026-11-21' }, {}, 'yes'],
  ['not after it', { ...invited, dueOn: '2026-11-20' }, {}, 'past-last-day'],
  ['whoever has a time', booked, {}, 'yes'],
  ['not once it is frozen', { ...booked, freezeHours: 120 }, {}, 'frozen'],
  ['not after the last move', { ...booked, movesMade: 2 }, {}, 'no-moves-left'],
  ['not what was held', { ...booked, state: 'done' } as const, {}, 'no'],
  ['not what was cancelled', { ...booked, state: 'cancelled' } as const, {}, 'no'],
  ['nobody whose application is over', booked, { isReallyOpen: false }, 'no'],
])('a time is chosen by %s', (_, interview, more, may) => {
  expect(mayCandidateChooseInterviewTime(interview, { ...candidacy, ...more })).toBe(may);
});

test('an application that is over has nothing to cancel, and what is frozen is not cancelled here', () => {
  expect(mayCandidateCancelInterview(booked, candidacy)).toBe(true);
  expect(mayCandidateCancelInterview(booked, { ...candidacy, isReallyOpen: false })).toBe(false);
  expect(mayCandidateCancelInterview({ ...booked, freezeHours: 120 }, candidacy)).toBe(false);
});

test('what was cancelled with a rejection is shown as it stood until its candidate hears of that', () => {
  const ended = { ...booked, state: 'cancelled', endedBy: 'system' } as const;
  const over = { ...candidacy, isReallyOpen: false, isRejected: true };
  expect(interviewAsKnownToCandidate(ended, over).state).toBe('booked');
  expect(interviewAsKnownToCandidate({ ...ended, startsAt: null }, over).state).toBe('invited');
  expect(interviewAsKnownToCandidate(ended, { ...over, standing: 'not-chosen' }).state).toBe(
    'cancelled',
  );
  expect(interviewAsKnownToCandidate({ ...ended, endedBy: 'member' }, over).state).toBe(
    'cancelled',
  );
  expect(interviewAsKnownToCandidate(ended, candidacy).state).toBe('cancelled');
});

test('what was cancelled with a role that is archived is shown so, also to whoever was rejected since', () => {
  const ended = { ...booked, state: 'cancelled', endedBy: 'system' } as const;
  const archived = { ...candidacy, isReallyOpen: false, isJobArchived: true };
  expect(interviewAsKnownToCandidate(ended, archived).state).toBe('cancelled');
  expect(interviewAsKnownToCandidate(ended, { ...archived, isRejected: true }).state).toBe(
    'cancelled',
  );
});

test.each([
  ['2026-11-24T09:59:59Z', 'booked'],
  ['2026-11-24T10:00:00Z', 'cancelled'],
  ['2026-11-25T09:00:00Z', 'cancelled'],
])('at %s whoever was rejected sees as %s what was to be on the 25th at 10', (at, state) => {
  const ended = { ...booked, state: 'cancelled', endedBy: 'system' } as const;
  const rejected = { ...candidacy, isReallyOpen: false, isRejected: true, now: new Date(at) };
  expect(interviewAsKnownToCandidate(ended, rejected).state).toBe(state);
});

test('a time is offered to whom it suits, and not too soon', () => {
  const slot = { startsAt: new Date('2026-11-22T10:00:00Z'), minutes: 45 };
  const round = { roundMinutes: 45, noticeHours: 24 };
  expect(isSlotOfferedToCandidate(slot, round, candidacy)).toBe(true);
  expect(isSlotOfferedToCandidate(slot, { ...round, noticeHours: 25 }, candidacy)).toBe(false);
  expect(isSlotOfferedToCandidate(slot, round, { ...candidacy, timeFactor: 2 })).toBe(false);
  expect(
    isSlotOfferedToCandidate({ ...slot, minutes: 90 }, round, { ...candidacy, timeFactor: 2 }),
  ).toBe(true);
});
