import { expect, test } from 'vitest';
import { listJobReviewProgressByKind } from './list-job-review-progress-by-kind.ts';

const none = { total: 0, scored: 0, lastBatchSentAt: null };
const sent = new Date('2026-03-09T08:05:00Z');

test('answers and CVs have a line each, with when the last batch was sent', () => {
  const answers = { total: 512, scored: 348, lastBatchSentAt: sent };
  const cvs = { total: 0, scored: 0, lastBatchSentAt: sent };
  expect(listJobReviewProgressByKind({ answers, cvs })).toEqual([
    { kind: 'answers', label: 'Reviews', done: 348, total: 512, lastBatchSentAt: sent },
    { kind: 'cvs', label: 'CV reviews', done: 0, total: 0, lastBatchSentAt: sent },
  ]);
});

test('what nobody was asked for is left out', () => {
  expect(listJobReviewProgressByKind({ answers: none, cvs: none })).toEqual([]);
});
