import { expect, test } from 'vitest';
import { feedbackCommentProblem } from './feedback-comment-problem.ts';

const others = { refs: ['LM-12', 'PQ-33'], named: [] };

test('a comment about the candidate alone may be sent', () => {
  expect(
    feedbackCommentProblem('You gave a clear plan. Say next time what it costs.', others),
  ).toBeNull();
  expect(feedbackCommentProblem('You named 12 steps, which is many.', others)).toBeNull();
});

test.each([
  ['You were close to LM-12.', /LM-12/],
  ['You were close to pq 33!', /PQ-33/],
  ['This was shit.', /swear/],
])('“%s” is refused', (text, words) => {
  expect(feedbackCommentProblem(text, others)).toMatch(words);
});

test('a comment in which somebody else was found is refused', () => {
  expect(
    feedbackCommentProblem('Unlike Maria you were late.', { ...others, named: ['LM-12'] }),
  ).toMatch(/LM-12/);
});
