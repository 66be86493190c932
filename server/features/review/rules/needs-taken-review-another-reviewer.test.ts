import { expect, test } from 'vitest';
import { needsTakenReviewAnotherReviewer } from './needs-taken-review-another-reviewer.ts';

const open = { reviewsExpected: 4, reviewsScored: 2 };
const full = { reviewsExpected: 4, reviewsScored: 4 };

test.each([
  [true, 'without a mark, in review', { ...open, state: 'in_review', voided: false }],
  [false, 'without a mark, decided on', { ...open, state: 'interviews_tasks', voided: false }],
  [false, 'without a mark, rejected', { ...open, state: 'rejected', voided: false }],
  [true, 'a void mark of whoever has all', { ...full, state: 'in_review', voided: true }],
  [true, 'a void mark of whoever went on', { ...full, state: 'interviews_tasks', voided: true }],
  [true, 'a void mark of whoever was rejected', { ...full, state: 'rejected', voided: true }],
  [false, 'a void mark of whoever withdrew', { ...full, state: 'withdrawn', voided: true }],
  [false, 'a void mark of whoever was erased', { ...full, state: 'erased', voided: true }],
] as const)('%s: %s', (again, _, review) => {
  expect(needsTakenReviewAnotherReviewer({ ...review, released: false })).toBe(again);
  expect(needsTakenReviewAnotherReviewer({ ...review, released: true })).toBe(false);
});
