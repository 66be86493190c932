import { expect, test } from 'vitest';
import { newTotpSecret, findTotpStep, totpUri } from './totp-secret-uri-and-code-check.ts';

/** '12345678901234567890' in base 32, as in the appendix. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// RFC 6238, appendix B, SHA-1; the appendix prints eight digits, of which an app shows the last six.
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('RFC 6238: at second %i the code is the end of %s', (second, eight) => {
  const now = new Date(second * 1000);
  expect(findTotpStep(eight.slice(2), SECRET, now)).toBe(Math.floor(second / 30));
});

test.each([
  ['one step early', -30, true],
  ['one step late', 30, true],
  ['two steps early', -60, false],
  ['two steps late', 60, false],
])('a code that is %s', (_, seconds, counts) => {
  const at = 1_234_567_890 - (1_234_567_890 % 30) + 15;
  const step = findTotpStep('005924', SECRET, new Date((at + seconds) * 1000));
  expect(step).toBe(counts ? Math.floor(1_234_567_890 / 30) : null);
});

test.each([
  [null],
  [undefined],
  [''],
  [[]],
  [['287082']],
  [{}],
  [287_082],
  [true],
  ['28708'],
  ['0287082'],
  [' 87082'],
  ['２８７０８２'],
  ['287082\n'],
  ['NaN'],
  ['+87082'],
])('%j is no code, whatever the secret', (code) => {
  expect(findTotpStep(code, SECRET, new Date(59_000))).toBeNull();
});

test('a secret has 160 bits and is never made twice', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

test('an app is told whose account it is', () => {
  const uri = new URL(totpUri('ana@example.com', SECRET));
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Evenhand:ana@example.com',
  ]);
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: SECRET,
    issuer: 'Evenhand',
  });
});
