import { expect, test } from 'vitest';
import { deriveNewEmailAddressConfirmationCode } from './derive-new-address-code.ts';

const config = { SECRET_KEY: 'a key of thirty-two letters at least' };
const wish = { applicationId: 7, email: 'ada@example.com', askedAt: new Date(1_700_000_000_000) };

test('a code is six digits, and the same each time it is asked for', () => {
  expect(deriveNewEmailAddressConfirmationCode(wish, config)).toMatch(/^\d{6}$/);
  expect(deriveNewEmailAddressConfirmationCode({ ...wish }, { ...config })).toBe(
    deriveNewEmailAddressConfirmationCode(wish, config),
  );
});

test.each([
  { ...wish, applicationId: 8 },
  { ...wish, email: 'ada@example.org' },
  { ...wish, askedAt: new Date(1_700_000_000_001) },
])('another application, address or moment has another code', (other) => {
  expect(deriveNewEmailAddressConfirmationCode(other, config)).not.toBe(
    deriveNewEmailAddressConfirmationCode(wish, config),
  );
});
