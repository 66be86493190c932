import { expect, test } from 'vitest';
import { estimateReviewerMinutesPerAnswer } from './estimate-reviewer-minutes-per-answer.ts';

test.each([
  ['nothing asked yet', [], 2],
  ['one short answer', [50], 1],
  ['one usual answer', [250], 2],
  ['five long answers', [500, 500, 500, 500, 500], 3],
])('%s', (_, limits, minutes) => {
  const questions = limits.map((maxWords) => ({ maxWords }));
  expect(estimateReviewerMinutesPerAnswer(questions)).toBe(minutes);
});
