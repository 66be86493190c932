import { createHash, randomBytes } from 'node:crypto';
import { RECOVERY_BYTES, recoveryCodeFrom } from './rules/recovery-code.ts';

const CODES = 10;

/** Ten codes to keep on paper, and what the database keeps of them. */
export function makeCodes(): { codes: string[]; hashes: Buffer[] } {
  const codes = Array.from({ length: CODES }, () => recoveryCodeFrom(randomBytes(RECOVERY_BYTES)));
  return { codes, hashes: codes.map(hashCode) };
}

/** A plain hash: eighty random bits cannot be guessed, however fast. */
export function hashCode(code: string): Buffer {
  return createHash('sha256').update(`recovery ${code}`).digest();
}
