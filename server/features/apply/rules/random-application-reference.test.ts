import { expect, test } from 'vitest';
import {
  APPLICATION_REFERENCE_ATTEMPTS_MAX,
  randomApplicationReference,
} from './random-application-reference.ts';

test('is two letters and two digits, more when many were taken', () => {
  const last = (limit: number) => limit - 1;
  expect(randomApplicationReference(0, () => 0)).toBe('AA-00');
  expect(randomApplicationReference(3, last)).toBe('ZZ-99');
  expect(randomApplicationReference(4, last)).toBe('ZZ-999');
  expect(randomApplicationReference(APPLICATION_REFERENCE_ATTEMPTS_MAX, last)).toBe('ZZ-9999');
});

test('never reads as a digit', () => {
  for (let n = 0; n < 24; n += 1)
    expect(randomApplicationReference(0, (limit) => n % limit)).not.toMatch(/[IO]/);
});
