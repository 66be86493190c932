import { expect, test } from 'vitest';
import { candidateMinutes, reviewerMinutesPerAnswer } from './minutes.ts';

const asked = (...limits: number[]) => limits.map((maxWords) => ({ maxWords }));

test.each([
  ['nothing asked yet', asked(), 3, 2],
  ['one short answer', asked(50), 7, 1],
  ['one usual answer', asked(250), 15, 2],
  ['three usual answers', asked(250, 250, 250), 40, 2],
  ['five long answers', asked(500, 500, 500, 500, 500), 115, 3],
])('%s', (_, questions, candidate, reviewer) => {
  expect([candidateMinutes(questions), reviewerMinutesPerAnswer(questions)]).toEqual([
    candidate,
    reviewer,
  ]);
});
