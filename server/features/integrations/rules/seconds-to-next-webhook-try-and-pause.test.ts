import { expect, test } from 'vitest';
import {
  secondsToPauseWebhook,
  secondsToNextWebhookTry,
} from './seconds-to-next-webhook-try-and-pause.ts';

test.each([
  [1, 5],
  [2, 300],
  [3, 1800],
  [4, 7200],
  [5, 18_000],
  [6, 36_000],
  [7, 50_400],
  [8, 72_000],
  [9, 86_400],
])(
  'after try %i the next one comes %i seconds later, or up to a fifth more',
  (attempts, seconds) => {
    expect(secondsToNextWebhookTry(attempts, 0)).toBe(seconds);
    expect(secondsToNextWebhookTry(attempts, 0.999)).toBeGreaterThan(seconds * 1.19);
    expect(secondsToNextWebhookTry(attempts, 0.999)).toBeLessThan(seconds * 1.2);
  },
);

test('the tenth try is the last', () => {
  expect(secondsToNextWebhookTry(10, 0.5)).toBeNull();
});

test('a failing receiver rests longer each time, and never long', () => {
  const rests = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => secondsToPauseWebhook(failures, 0));
  expect(rests).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});
