import { expect, test } from 'vitest';
import { addressCode } from './address-code.ts';

const config = { SECRET_KEY: 'a key of thirty-two letters at least' };
const wish = { applicationId: 7, email: 'ada@example.com', askedAt: new Date(1_700_000_000_000) };

test('a code is six digits, and the same each time it is asked for', () => {
  expect(addressCode(wish, config)).toMatch(/^\d{6}$/);
  expect(addressCode({ ...wish }, { ...config })).toBe(addressCode(wish, config));
});

test.each([
  { ...wish, applicationId: 8 },
  { ...wish, email: 'ada@example.org' },
  { ...wish, askedAt: new Date(1_700_000_000_001) },
])('another application, address or moment has another code', (other) => {
  expect(addressCode(other, config)).not.toBe(addressCode(wish, config));
});
