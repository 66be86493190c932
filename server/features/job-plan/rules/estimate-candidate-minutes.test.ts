import { expect, test } from 'vitest';
import { estimateCandidateMinutes } from './estimate-candidate-minutes.ts';

test.each([
  ['nothing asked yet', [], 3],
  ['one short answer', [50], 9],
  ['an answer of twenty minutes', [187], 20],
  ['one usual answer', [250], 25],
  ['two usual answers', [250, 250], 45],
  ['three usual answers', [250, 250, 250], 70],
  ['five long answers', [500, 500, 500, 500, 500], 215],
])('%s', (_, limits, minutes) => {
  expect(estimateCandidateMinutes(limits.map((maxWords) => ({ maxWords })))).toBe(minutes);
});
