import { expect, test } from 'vitest';
import { findCandidateTaskState } from './candidate-task-state.ts';

const TODAY = '2026-11-27';
const sent = {
  dueOn: '2026-11-27',
  submittedOn: null,
  closedOn: null,
  isOver: false,
  reviews: { scored: 0, total: 0 },
};
const handedIn = { ...sent, submittedOn: '2026-11-26' };
const closed = { ...handedIn, closedOn: '2026-11-27' };

test.each([
  ['sent, on its last day', sent, 'open'],
  ['sent without a last day', { ...sent, dueOn: null }, 'open'],
  ['past its last day', { ...sent, dueOn: '2026-11-26' }, 'overdue'],
  ['handed in', handedIn, 'submitted'],
  ['handed in late', { ...handedIn, dueOn: '2026-11-20' }, 'submitted'],
  ['closed with answers', closed, 'to-review'],
  ['closed without', { ...sent, closedOn: '2026-11-27' }, 'not-submitted'],
  ['sent to review', { ...closed, reviews: { scored: 1, total: 2 } }, 'in-review'],
  ['read by all', { ...closed, reviews: { scored: 2, total: 2 } }, 'reviewed'],
  [
    'read, and decided since',
    { ...closed, isOver: true, reviews: { scored: 2, total: 2 } },
    'reviewed',
  ],
  ['of somebody who withdrew', { ...sent, isOver: true }, 'over'],
] as const)('a task that was %s: %j is %s', (_what, task, state) => {
  expect(findCandidateTaskState(task, TODAY)).toBe(state);
});
