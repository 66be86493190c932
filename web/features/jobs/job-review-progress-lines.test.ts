import { expect, test } from 'vitest';
import { jobReviewProgressLines } from './job-review-progress-lines.ts';

const none = { totalReviewCount: 0, scoredReviewCount: 0, lastBatchSentAt: null };
const sent = new Date('2026-03-09T08:05:00Z');

test('answers and CVs have a line each, with when the last batch was sent', () => {
  const sift = { totalReviewCount: 512, scoredReviewCount: 348, lastBatchSentAt: sent };
  const cv = { totalReviewCount: 0, scoredReviewCount: 0, lastBatchSentAt: sent };
  expect(jobReviewProgressLines({ sift, cv })).toEqual([
    { kind: 'sift', label: 'Reviews', done: 348, total: 512, lastBatchSentAt: sent },
    { kind: 'cv', label: 'CV reviews', done: 0, total: 0, lastBatchSentAt: sent },
  ]);
});

test('what nobody was asked for is left out', () => {
  expect(jobReviewProgressLines({ sift: none, cv: none })).toEqual([]);
});
