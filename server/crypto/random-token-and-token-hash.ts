import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text for a cookie or a link. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** In front of a token, or of what makes the key of a program: in which cell it was made. */
const CELL_PREFIX_OF_TOKEN = /^(evh_)?[a-z]([\w-]{43})$/;

/**
 * What the database keeps of a token: who reads it there cannot use it. The letter of its cell is no part of it, so that a link
 * that is sent again after its organisation has moved is the same.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token.replace(CELL_PREFIX_OF_TOKEN, '$1$2')).digest();
}
