import { expect, test } from 'vitest';
import { progressBarTone } from './progress-bar-colour.ts';

test.each([
  [0, 0, 'bad'],
  [0, 10, 'bad'],
  [29, 100, 'bad'],
  [2999, 10_000, 'bad'],
  [30, 100, 'warn'],
  [98, 100, 'warn'],
  [9899, 10_000, 'warn'],
  [99, 100, 'ok'],
  [100, 100, 'ok'],
])('%i of %i is %s', (done, total, tone) => {
  expect(progressBarTone({ done, total })).toBe(tone);
});
