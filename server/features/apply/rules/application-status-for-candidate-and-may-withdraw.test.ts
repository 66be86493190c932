import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { expect, test } from 'vitest';
import {
  mayWithdrawApplication,
  applicationStatusForCandidate,
} from './application-status-for-candidate-and-may-withdraw.ts';

const now = new Date('2026-06-15T12:00:00Z');
const hoursAgo = (n: number) => new Date(now.getTime() - n * 3_600_000);
const sent = {
  state: 'submitted' as ApplicationState,
  rejectionNotifiedAt: null as Date | null,
  interviewedAt: null as Date | null,
  reviewsExpected: 0,
};

test.each<[string, Parameters<typeof applicationStatusForCandidate>[0], string, boolean]>([
  ['submitted', sent, 'submitted', true],
  ['being read', { ...sent, state: 'in_review', reviewsExpected: 6 }, 'in-review', true],
  [
    'invited',
    { ...sent, state: 'interviews_tasks', interviewedAt: hoursAgo(5) },
    'interviews',
    true,
  ],
  ['hired', { ...sent, state: 'hired' }, 'hired', false],
  ['withdrawn', { ...sent, state: 'withdrawn' }, 'withdrawn', false],
  [
    'rejected, and told so',
    { ...sent, state: 'rejected', rejectionNotifiedAt: hoursAgo(0) },
    'not-chosen',
    false,
  ],
  [
    'rejected just now, before the e-mail',
    { ...sent, state: 'rejected', rejectionNotifiedAt: hoursAgo(-1), reviewsExpected: 6 },
    'in-review',
    true,
  ],
  [
    'rejected just now after an interview',
    { ...sent, state: 'rejected', rejectionNotifiedAt: hoursAgo(-1), interviewedAt: hoursAgo(9) },
    'interviews',
    true,
  ],
  [
    'rejected just now, unread',
    { ...sent, state: 'rejected', rejectionNotifiedAt: hoursAgo(-1) },
    'submitted',
    true,
  ],
  ['never sent', { ...sent, state: 'started' }, 'closed-unsent', false],
  ['never begun', { ...sent, state: 'invited' }, 'closed-unsent', false],
  ['only an interest', { ...sent, state: 'quick_applied' }, 'closed-unsent', false],
])('an application that is %s', (_, attempt, standing, may) => {
  expect(applicationStatusForCandidate(attempt, now)).toBe(standing);
  expect(mayWithdrawApplication(applicationStatusForCandidate(attempt, now))).toBe(may);
});
