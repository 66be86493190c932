import { expect, test } from 'vitest';
import {
  type ApplicationCounterFacts,
  jobCounterChanges,
  jobCounterOfApplication,
} from './job-counters.ts';

const submitted: ApplicationCounterFacts = {
  state: 'submitted',
  submittedAt: new Date(0),
  reviewsExpected: 0,
  reviewsScored: 0,
};
const inReview: ApplicationCounterFacts = {
  ...submitted,
  state: 'in_review',
  reviewsExpected: 12,
  reviewsScored: 5,
};
const reviewed: ApplicationCounterFacts = { ...inReview, reviewsScored: 12 };

test.each<[string, ApplicationCounterFacts, string | null]>([
  ['submitted', submitted, 'awaiting_review'],
  ['half reviewed', inReview, 'in_review'],
  ['reviewed', reviewed, 'awaiting_interview'],
  [
    'in review after every review was given up',
    { ...inReview, reviewsExpected: 0, reviewsScored: 0 },
    'in_review',
  ],
  ['in interviews', { ...reviewed, state: 'interviews_tasks' }, 'in_interview'],
  ['rejected', { ...reviewed, state: 'rejected' }, 'rejected'],
  ['hired', { ...reviewed, state: 'hired' }, 'hired'],
  ['withdrawn', { ...reviewed, state: 'withdrawn' }, null],
  ['started', { ...submitted, state: 'started', submittedAt: null }, null],
])('an application that is %s stands in its counter', (_, standing, counter) => {
  expect(jobCounterOfApplication(standing)).toBe(counter);
});

test('a move leaves one counter and enters another', () => {
  expect(jobCounterChanges(reviewed, { ...reviewed, state: 'hired' })).toEqual({
    awaiting_interview: -1,
    hired: 1,
  });
  expect(jobCounterChanges(reviewed, { ...reviewed, state: 'withdrawn' })).toEqual({
    awaiting_interview: -1,
  });
  expect(jobCounterChanges(submitted, submitted)).toEqual({});
});
