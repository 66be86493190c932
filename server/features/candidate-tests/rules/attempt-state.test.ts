import { expect, test } from 'vitest';
import { findTestAttemptState } from './attempt-state.ts';

const now = new Date('2026-05-03T09:00:00Z');
const soon = new Date(now.getTime() + 1);

test.each([
  ['nothing was begun', null, 'not-begun'],
  ['nothing limits it', { endsAt: null, handedInAt: null }, 'running'],
  ['in its last moment', { endsAt: soon, handedInAt: null }, 'running'],
  ['its time is over', { endsAt: now, handedInAt: null }, 'done'],
  ['handed in, with time left', { endsAt: soon, handedInAt: now }, 'done'],
  ['handed in, where nothing limits it', { endsAt: null, handedInAt: now }, 'done'],
])('%s', (_, attempt, state) => {
  expect(findTestAttemptState(attempt, now)).toBe(state);
});
