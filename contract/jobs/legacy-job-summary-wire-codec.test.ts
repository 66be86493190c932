import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { JobSummary } from './job-summary.ts';
import { JobSummaryWireCodec } from './legacy-job-summary-wire-codec.ts';

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const stages = {
  awaitingReview: 1,
  inReview: 2,
  awaitingInterview: 3,
  inInterview: 4,
  awaitingDecision: 5,
  rejectedAfterSubmission: 6,
  hired: 7,
};
const job: JobSummary = {
  id: 7,
  title: 'Baker',
  hash: 'k3w9',
  team: 'Ovens',
  grade: null,
  isArchived: false,
  isSample: true,
  hireStatus: 'waiting',
  hireWaitingSince: at(3),
  createdAt: at(1),
  closesAt: at(9),
  owner: { firstName: 'Maren', lastName: 'Okoro' },
  teamIds: [4, 5],
  applicants: { submitted: 10, undecided: 4, rejected: 3, hired: 2, withdrawn: 1 },
  submittedCount: 9,
  publishedDayWords: 'Published 3 Mar',
  timeTillClosing: 'Closes in 3 days',
  phase: 'OPEN',
  path: 'live',
  reviews: {
    answers: { total: 12, scored: 8, lastBatchSentAt: at(4) },
    cvs: { total: 0, scored: 0, lastBatchSentAt: null },
  },
  stages,
  ownReviews: { total: 6, scored: 2 },
  interviewRounds: [{ name: 'Trial shift', invited: 3, booked: 2, done: 1 }],
  may: { edit: true, duplicate: false, archive: true, close: false, reopen: true },
};

test('a job has the names of the specification on the wire', () => {
  expect(z.encode(JobSummaryWireCodec, job)).toEqual({
    id: 7,
    title: 'Baker',
    hash: 'k3w9',
    team: 'Ovens',
    grade: null,
    archived: false,
    status: 'waiting',
    statusWaitingAt: '2026-03-03T00:00:00.000Z',
    sampleRole: true,
    createdAt: '2026-03-01T00:00:00.000Z',
    closesAt: '2026-03-09T00:00:00.000Z',
    User: { firstName: 'Maren', lastName: 'Okoro' },
    JobUsers: [{ UserId: 4 }, { UserId: 5 }],
    Applications: { submitted: 10, undecided: 4, rejected: 3, hired: 2, withdrawn: 1 },
    submittedApplicationCount: 9,
    publishedAtShortDescription: 'Published 3 Mar',
    timeTillClosing: 'Closes in 3 days',
    overallPhase: 'OPEN',
    path: 'live',
    addedData: { timeTillClosing: 'Closes in 3 days', phase: 'OPEN', path: 'live' },
    reviewCounts: {
      sift: {
        totalReviewCount: 12,
        scoredReviewCount: 8,
        lastBatchSentAt: '2026-03-04T00:00:00.000Z',
      },
      cv: { totalReviewCount: 0, scoredReviewCount: 0, lastBatchSentAt: null },
    },
    pipelineStats: stages,
    ownReviews: { total: 6, scored: 2 },
    interviewProgress: [{ name: 'Trial shift', invited: 3, booked: 2, done: 1 }],
    may: { edit: true, duplicate: false, archive: true, close: false, reopen: true },
  });
});

test('what was sent is read as it was', () => {
  expect(z.decode(JobSummaryWireCodec, z.encode(JobSummaryWireCodec, job))).toEqual(job);
});
