import { expect, test } from 'vitest';
import { candidateCountsByStageOfJob } from './candidate-counts-by-stage-of-job.ts';

test('seven counts become five groups, in their order and their words', () => {
  const stats = {
    awaitingReview: 1,
    inReview: 2,
    awaitingInterview: 4,
    inInterview: 8,
    awaitingDecision: 16,
    rejectedAfterSubmission: 32,
    hired: 64,
  };
  expect(candidateCountsByStageOfJob(stats).map(({ words, count }) => [words, count])).toEqual([
    ['NEEDS REVIEW', 1],
    ['IN REVIEW', 6],
    ['IN INTERVIEW', 24],
    ['REJECTED', 32],
    ['HIRED', 64],
  ]);
});
