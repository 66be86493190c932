import { expect, test } from 'vitest';
import {
  passwordResetWaitSeconds,
  logInWaitSeconds,
} from './log-in-and-password-reset-throttle.ts';

const keys = { account: 'a', network: 'n' };

test.each([
  [4, 0, 0],
  [5, 0, 1],
  [6, 0, 2],
  [10, 0, 32],
  [10, 30, 2],
  [10, 60, 0],
  [60, 0, 900],
])(
  'after %i failures, the last %i seconds ago, an account waits %i seconds',
  (failures, secondsAgo, wait) => {
    expect(logInWaitSeconds([{ key: 'a', failures, secondsAgo }], keys)).toBe(wait);
  },
);

test('a network is slowed down only after fifty', () => {
  expect(logInWaitSeconds([{ key: 'n', failures: 49, secondsAgo: 0 }], keys)).toBe(0);
  expect(logInWaitSeconds([{ key: 'n', failures: 50, secondsAgo: 0 }], keys)).toBe(1);
});

test.each([
  ['a', 2, 0, 0],
  ['a', 3, 0, 3600],
  ['a', 3, 3599, 1],
  ['a', 3, 3601, 0],
  ['n', 29, 0, 0],
  ['n', 30, 600, 3000],
])(
  '%s asked %i times, the last %i seconds ago: the next mail waits %i seconds',
  (key, failures, secondsAgo, wait) => {
    expect(passwordResetWaitSeconds([{ key, failures, secondsAgo }], keys)).toBe(wait);
  },
);
