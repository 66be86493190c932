import { expect, test } from 'vitest';
import { ATTEMPTS_MAX, publicReference } from './public-reference.ts';

test('is two letters and two digits, more when many were taken', () => {
  const last = (limit: number) => limit - 1;
  expect(publicReference(0, () => 0)).toBe('AA-00');
  expect(publicReference(3, last)).toBe('ZZ-99');
  expect(publicReference(4, last)).toBe('ZZ-999');
  expect(publicReference(ATTEMPTS_MAX, last)).toBe('ZZ-9999');
});

test('never reads as a digit', () => {
  for (let n = 0; n < 24; n += 1)
    expect(publicReference(0, (limit) => n % limit)).not.toMatch(/[IO]/);
});
