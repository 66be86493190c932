import { expect, test } from 'vitest';
import {
  isReminderTooSoon,
  reviewerProgressState,
} from './reviewer-progress-state-and-reminder-pause.ts';

const reviewer = {
  hasLeft: false,
  isTakenOff: false,
  finished: false,
  dealt: 10,
  scored: 4,
  open: 6,
};

test.each([
  ['waiting', {}],
  ['waiting', { scored: 0, open: 10 }],
  ['done', { scored: 10, open: 0 }],
  ['released', { open: 0 }],
  ['finished', { finished: true, scored: 10, open: 0 }],
  ['left', { hasLeft: true }],
  ['left', { hasLeft: true, isTakenOff: true }],
  ['taken-off', { isTakenOff: true, finished: true, dealt: 4, open: 0 }],
  ['left', { hasLeft: true, finished: true, scored: 10, open: 0 }],
])('a reviewer is %s: %j', (state, change) => {
  expect(reviewerProgressState({ ...reviewer, ...change })).toBe(state);
});

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  [null, false],
  ['2026-11-21T11:59:59Z', true],
  ['2026-11-20T12:00:00.001Z', true],
  ['2026-11-20T12:00:00Z', false],
  ['2026-11-01T12:00:00Z', false],
])('a reminder of %s keeps the next one back: %s', (remindedAt, isKeptBack) => {
  expect(isReminderTooSoon(remindedAt === null ? null : new Date(remindedAt), now)).toBe(
    isKeptBack,
  );
});
