import { expect, test } from 'vitest';
import {
  describeReviewsLeftWhenTakenOff,
  describeVoidingOfMarks,
} from './taking-reviewer-off-words.ts';

test.each([
  [{ toOthers: 0, givenUp: 0 }, null],
  [{ toOthers: 1, givenUp: 0 }, '1 answer that they have not scored goes to other reviewers.'],
  [
    { toOthers: 12, givenUp: 1 },
    '12 answers that they have not scored go to other reviewers. Nobody else can score 1 answer: it is scored by fewer people than planned.',
  ],
])('what was not scored: %j', (unscored, words) => {
  expect(describeReviewsLeftWhenTakenOff(unscored)).toBe(words);
});

test('what voiding does is said in sums: how many count no more, how many are read again, and that nothing brings them back', () => {
  const words = describeVoidingOfMarks({
    marks: 12,
    candidates: 1,
    readAgain: 11,
    notReadAgain: 1,
    problem: null,
  });
  expect(words[0]).toBe(
    '12 marks of 1 candidate count no more. Scores and ranking are made of the others’ marks at once.',
  );
  expect(words[1]).toContain('11 answers must be read again');
  expect(words[2]).toContain('1 answer is not read again');
  expect(words[3]).toContain('This cannot be undone');
});
