import { expect, test } from 'vitest';
import { countReviewersPerAnswer } from './count-reviewers-per-answer.ts';

test.each([
  ['before they are sent to review', 0, 3, 3, 3],
  ['sent to as many as was said', 9, 3, 3, 3],
  ['sent to fewer', 6, 3, 3, 2],
  ['sent to more', 12, 3, 3, 4],
  ['some reviews given up', 8, 3, 3, 2],
  ['nearly all given up', 1, 3, 3, 1],
])(
  '%s: %d reviews of %d answers with %d promised are %d people',
  (_, reviewsExpected, n, promised, readers) => {
    expect(
      countReviewersPerAnswer({ reviewsExpected, questions: Array.from({ length: n }), promised }),
    ).toBe(readers);
  },
);
