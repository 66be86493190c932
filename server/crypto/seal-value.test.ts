import { expect, test } from 'vitest';
import {
  isSealedWithCurrentKey,
  sealValue,
  type SealedValuePlace,
  unsealValue,
} from './seal-value.ts';

const old = { SECRET_KEY: 'the key before, of enough characters' };
const ring = {
  SECRET_KEY: 'the key in use, of enough characters',
  SECRET_KEY_PREVIOUS: old.SECRET_KEY,
};
const place: SealedValuePlace = { table: 'auth.login', row: 7, column: 'totp_secret' };
const SECRET = 'GEZDGNBVGY3TQOJQ';

test('what was sealed opens again, and never looks the same twice', () => {
  const [once, twice] = [sealValue(SECRET, place, ring), sealValue(SECRET, place, ring)];
  expect([unsealValue(once, place, ring), unsealValue(twice, place, ring)]).toEqual([
    SECRET,
    SECRET,
  ]);
  expect(once.equals(twice)).toBe(false);
  expect(once.includes(SECRET)).toBe(false);
});

test.each([
  ['another row', { ...place, row: 8 }],
  ['another column', { ...place, column: 'password_hash' }],
  ['another table', { ...place, table: 'auth.pending' }],
  ['a row that reads like the rest of the place', { ...place, table: 'auth', row: 'login|7' }],
])('what was sealed for one place does not open at %s', (_, elsewhere) => {
  expect(() => unsealValue(sealValue(SECRET, place, ring), elsewhere, ring)).toThrow(/.+/);
});

test('a single bit that was turned is noticed, wherever it stands', () => {
  const sealed = sealValue(SECRET, place, ring);
  for (let at = 0; at < sealed.length; at += 1) {
    const turned = Buffer.from(sealed);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(() => unsealValue(turned, place, ring)).toThrow(/.+/);
  }
});

test('the key before opens what it sealed while it is in the ring, and seals nothing new', () => {
  const before = sealValue(SECRET, place, old);
  expect(unsealValue(before, place, ring)).toBe(SECRET);
  expect(() => unsealValue(before, place, { SECRET_KEY: ring.SECRET_KEY })).toThrow('another key');
  expect(isSealedWithCurrentKey(before, ring)).toBe(false);
  const after = sealValue(SECRET, place, ring);
  expect(isSealedWithCurrentKey(after, ring)).toBe(true);
  expect(() => unsealValue(after, place, old)).toThrow('another key');
});
