import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_CODE_BYTES, formatRecoveryCode } from './rules/format-and-parse-recovery-code.ts';

const CODES = 10;

/** Ten codes to keep on paper, and what the database keeps of them. */
export function newRecoveryCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: CODES }, () =>
    formatRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** A plain hash: eighty random bits cannot be guessed, however fast. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(`recovery ${code}`).digest();
}
