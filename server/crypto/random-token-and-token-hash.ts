import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: who reads it there cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
