import { expect, test } from 'vitest';
import {
  estimateCandidateMinutes,
  estimateReviewerMinutesPerAnswer,
} from './estimate-candidate-and-reviewer-minutes.ts';

const requested = (...limits: number[]) => limits.map((maxWords) => ({ maxWords }));

test.each([
  ['nothing asked yet', requested(), 3, 2],
  ['one short answer', requested(50), 7, 1],
  ['one usual answer', requested(250), 15, 2],
  ['three usual answers', requested(250, 250, 250), 40, 2],
  ['five long answers', requested(500, 500, 500, 500, 500), 115, 3],
])('%s', (_, questions, candidate, reviewer) => {
  expect([
    estimateCandidateMinutes(questions),
    estimateReviewerMinutesPerAnswer(questions),
  ]).toEqual([candidate, reviewer]);
});
