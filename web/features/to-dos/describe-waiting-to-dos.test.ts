import { expect, test } from 'vitest';
import { describeWaitingToDos } from './describe-waiting-to-dos.ts';

const review = (overdue: boolean) => ({ overdue });

test.for([
  [[], 0, 'Nothing waits for you.'],
  [[], 1, '1 thing waits for you.'],
  [[review(true)], 2, '3 things wait for you. 1 is overdue.'],
  [[review(true), review(true), review(false)], 0, '3 things wait for you. 2 are overdue.'],
] as const)('%o and %i drafts', ([reviews, drafts, words]) => {
  const none = {
    interviews: [],
    scorecards: [],
    tasks: [],
    adjustments: [],
    decisions: [],
    privacy: [],
    hireStatus: [],
  };
  expect(describeWaitingToDos({ ...none, reviews, drafts: Array.from({ length: drafts }) })).toBe(
    words,
  );
});

test('a hire status to confirm waits like anything else', () => {
  const none = {
    scorecards: [],
    tasks: [],
    reviews: [],
    interviews: [],
    adjustments: [],
    decisions: [],
    privacy: [],
    drafts: [],
  };
  expect(describeWaitingToDos({ ...none, hireStatus: [{}, {}] })).toBe('2 things wait for you.');
});

test('somebody who waits for an answer too long is overdue like a review', () => {
  const none = {
    scorecards: [],
    tasks: [],
    interviews: [],
    decisions: [],
    privacy: [],
    drafts: [],
    hireStatus: [],
  };
  const late = { overdue: true };
  expect(describeWaitingToDos({ ...none, reviews: [late], adjustments: [late] })).toBe(
    '2 things wait for you. 2 are overdue.',
  );
});
