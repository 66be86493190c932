import { expect, test } from 'vitest';
import { interviewCapacityWarning } from './interview-capacity-warning.ts';

test.each([
  [10, 0, 10, 0, null],
  [0, 5, 0, 0, null],
  [10, 0, 9, 0, 'There are 9 free times for 10 people. Lay more, or some will find none.'],
  [
    2,
    3,
    4,
    0,
    'There are 4 free times for 5 people, 3 of them invited before. Lay more, or some will find none.',
  ],
  // Those of twice the length are kept for whoever needs them.
  [1, 0, 2, 2, 'There are 0 free times for 1 person. Lay more, or some will find none.'],
  [2, 0, 2, 1, 'There is 1 free time for 2 people. Lay more, or some will find none.'],
])(
  '%i to invite, %i waiting, %i free and %i of them long',
  (toInvite, waiting, free, freeLong, words) => {
    expect(interviewCapacityWarning({ toInvite, waiting, free, freeLong })).toBe(words);
  },
);
