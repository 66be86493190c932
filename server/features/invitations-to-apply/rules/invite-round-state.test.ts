import { expect, test } from 'vitest';
import { inviteRoundState } from './invite-round-state.ts';

const now = new Date('2026-06-15T12:00:00Z');
const soon = new Date('2026-06-15T12:00:20Z');
const round = {
  people: 3,
  done: 0,
  cancelled: 0,
  leavesAt: soon,
  cancelledAt: null as Date | null,
};

test.each([
  ['waits to be taken back', round, 'waiting'],
  ['leaves', { ...round, leavesAt: now, done: 1 }, 'leaving'],
  ['has left', { ...round, leavesAt: now, done: 3 }, 'done'],
  ['was taken back', { ...round, cancelled: 3, cancelledAt: now }, 'cancelled'],
  ['was stopped half way', { ...round, done: 2, cancelled: 1, cancelledAt: now }, 'cancelled'],
  ['was stopped too late', { ...round, leavesAt: now, done: 3, cancelledAt: soon }, 'done'],
])('a round that %s', (_, facts, state) => {
  expect(inviteRoundState(facts, now)).toBe(state);
});
