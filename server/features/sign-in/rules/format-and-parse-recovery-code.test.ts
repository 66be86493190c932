import { expect, test } from 'vitest';
import {
  RECOVERY_CODE_BYTES,
  parseRecoveryCode,
  formatRecoveryCode,
} from './format-and-parse-recovery-code.ts';

test('a code carries every bit of its ten bytes, and there are eighty of them', () => {
  expect(RECOVERY_CODE_BYTES * 8).toBeGreaterThanOrEqual(80);
  expect(formatRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES))).toBe('AAAA-AAAA-AAAA-AAAA');
  expect(formatRecoveryCode(new Uint8Array(RECOVERY_CODE_BYTES).fill(255))).toBe(
    '7777-7777-7777-7777',
  );
  const single = Array.from({ length: 80 }, (_, bit) =>
    formatRecoveryCode(
      new Uint8Array(RECOVERY_CODE_BYTES).map((_byte, n) =>
        n === bit >> 3 ? 128 >> (bit & 7) : 0,
      ),
    ),
  );
  expect(new Set(single).size).toBe(80);
});

test.each([
  ['ABCD-EFGH-IJKL-MN23', 'ABCD-EFGH-IJKL-MN23'],
  [' abcdefgh ijklmn23 ', 'ABCD-EFGH-IJKL-MN23'],
  ['ABCD-EFGH-IJKL-MN2', null],
  ['ABCD-EFGH-IJKL-MN01', null],
  ['', null],
  [null, null],
  [['ABCD-EFGH-IJKL-MN23'], null],
])('%j is read as %j', (typed, code) => {
  expect(parseRecoveryCode(typed)).toBe(code);
});
