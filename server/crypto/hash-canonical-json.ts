import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';

/** The one text of a value after RFC 8785, and the SHA-256 of its UTF-8 bytes: any program comes to the same. */
export function hashCanonicalJson(value: object): { text: string; sha256: Buffer } {
  const text = canonicalize(value);
  if (text === undefined) throw new Error('not an object of JSON');
  return { text, sha256: createHash('sha256').update(text, 'utf8').digest() };
}
