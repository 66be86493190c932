import { expect, test } from 'vitest';
import {
  isReviewBatchOfOpenJobTooSmall,
  reviewBatchWarnings,
} from './review-batch-warnings-notes-and-size-checks.ts';

test.each([
  [true, 4, true],
  [true, 5, false],
  [false, 1, false],
])('open %s with %i candidates is too small: %s', (isOpen, candidates, expected) => {
  expect(isReviewBatchOfOpenJobTooSmall({ isOpen, candidates, reviewsPerAnswer: 3 })).toBe(
    expected,
  );
});

test.each([
  [5, 3, 0],
  [4, 3, 1],
  [5, 1, 1],
  [1, 1, 2],
])(
  '%i candidates with %i reviews an answer bring %i warnings',
  (candidates, reviewsPerAnswer, n) => {
    expect(reviewBatchWarnings({ isOpen: false, candidates, reviewsPerAnswer })).toHaveLength(n);
  },
);
