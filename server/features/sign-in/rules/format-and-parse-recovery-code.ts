/** RFC 4648 without 0, 1, 8 and 9, which look like letters: 32 signs, five bits each. */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** 80 bits. */
export const RECOVERY_CODE_BYTES = 10;
const GROUP = /.{4}/g;

/** Ten random bytes as `ABCD-EFGH-IJKL-MNOP`. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let n = 0; n < (bytes.length * 8) / 5; n += 1) {
    text = (SIGNS[Number(number & 31n)] ?? '') + text;
    number >>= 5n;
  }
  return (text.match(GROUP) ?? []).join('-');
}

/** However it was typed: small letters, gaps and missing hyphens are forgiven. Null when it cannot be a code. */
export function parseRecoveryCode(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const signs = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return /^[A-Z2-7]{16}$/.test(signs) ? (signs.match(GROUP) ?? []).join('-') : null;
}
