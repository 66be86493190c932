import { expect, test } from 'vitest';
import { isCandidateTaskWritable } from './is-candidate-task-writable.ts';

const now = new Date('2026-11-20T12:00:00Z');
const own = {
  state: 'interviews_tasks' as const,
  rejectionNotifiedAt: null,
  interviewedAt: new Date('2026-11-18T12:00:00Z'),
  reviewsExpected: 6,
  job: { archivedAt: null },
};
const rejected = { ...own, state: 'rejected' as const };

test.each([
  ['is open', own, true, true],
  ['was handed in or closed', own, false, false],
  ['is of a role that was archived', { ...own, job: { archivedAt: now } }, true, false],
  ['is of somebody who withdrew', { ...own, state: 'withdrawn' as const }, true, false],
  ['is of somebody who was hired', { ...own, state: 'hired' as const }, true, false],
  [
    'is of somebody who was rejected and does not know it yet',
    { ...rejected, rejectionNotifiedAt: new Date('2026-11-20T14:00:00Z') },
    true,
    true,
  ],
  [
    'is of somebody who was told that they were rejected',
    { ...rejected, rejectionNotifiedAt: new Date('2026-11-20T11:00:00Z') },
    true,
    false,
  ],
])('a task that %s', (_what, application, isOpen, isWritable) => {
  expect(isCandidateTaskWritable(application, { task: { isOpen }, now })).toBe(isWritable);
});
