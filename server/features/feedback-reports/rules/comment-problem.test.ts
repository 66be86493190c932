import { expect, test } from 'vitest';
import { commentProblem } from './comment-problem.ts';

const others = { refs: ['LM-12', 'PQ-33'], named: [] };

test('a comment about the candidate alone may be sent', () => {
  expect(commentProblem('You gave a clear plan. Say next time what it costs.', others)).toBeNull();
  expect(commentProblem('You named 12 steps, which is many.', others)).toBeNull();
});

test.each([
  ['You were close to LM-12.', /LM-12/],
  ['You were close to pq 33!', /PQ-33/],
  ['This was shit.', /swear/],
])('“%s” is refused', (text, words) => {
  expect(commentProblem(text, others)).toMatch(words);
});

test('a comment in which somebody else was found is refused', () => {
  expect(commentProblem('Unlike Maria you were late.', { ...others, named: ['LM-12'] })).toMatch(
    /LM-12/,
  );
});
