import { expect, test } from 'vitest';
import { deriveNewAddressCode } from './derive-new-address-code.ts';

const config = { SECRET_KEY: 'a key of thirty-two letters at least' };
const wish = { applicationId: 7, email: 'ada@example.com', askedAt: new Date(1_700_000_000_000) };

test('a code is six digits, and the same each time it is asked for', () => {
  expect(deriveNewAddressCode(wish, config)).toMatch(/^\d{6}$/);
  expect(deriveNewAddressCode({ ...wish }, { ...config })).toBe(deriveNewAddressCode(wish, config));
});

test.each([
  { ...wish, applicationId: 8 },
  { ...wish, email: 'ada@example.org' },
  { ...wish, askedAt: new Date(1_700_000_000_001) },
])('another application, address or moment has another code', (other) => {
  expect(deriveNewAddressCode(other, config)).not.toBe(deriveNewAddressCode(wish, config));
});
