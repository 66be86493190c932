import { createHmac } from 'node:crypto';
import { deriveKey } from '../crypto/derive-key.ts';
import type { SecretKeyRing } from '../crypto/seal-value.ts';

/** By what somebody is known who logs in: an address, or who they are at an identity provider, whatever their address is there. */
export type LogInName = { email: string } | { issuer: string; subject: string };

/** A keyed hash of a name: by the key in use, and by the one before it while the keys are being changed. */
export type LogInNameHashes = [inUse: Buffer, ...before: Buffer[]];

/** What the directory keeps of a name: without the key nobody can try whose it is. */
export function hashLogInName(name: LogInName, ring: SecretKeyRing): LogInNameHashes {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS } = ring;
  const inUse = hashByKey(name, ring);
  return SECRET_KEY_PREVIOUS === undefined || SECRET_KEY_PREVIOUS === SECRET_KEY
    ? [inUse]
    : [inUse, hashByKey(name, previousKeyOf(ring, SECRET_KEY_PREVIOUS))];
}

/**
 * The cell of an address that is in none: always the same, and spread evenly, so that where a request goes does not tell whether
 * its address is known. With one cell more only those change which are that cell's from then on (rendezvous hashing).
 */
export function pickCellForUnknownName([hash]: LogInNameHashes, cells: readonly string[]): string {
  const scored = cells.map((cell) => ({
    cell,
    score: createHmac('sha256', hash).update(cell).digest('hex'),
  }));
  // Which is never empty: each cell knows itself among them.
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).cell;
}

function hashByKey(name: LogInName, config: { SECRET_KEY: string }): Buffer {
  const [purpose, text] =
    'issuer' in name
      ? ['identity directory', JSON.stringify([name.issuer, name.subject])]
      : // As log-ins are kept: `normaliseEmail`.
        ['address directory', name.email.normalize('NFC').trim().toLowerCase()];
  return createHmac('sha256', deriveKey(purpose, config)).update(text).digest();
}

const previousKeys = new WeakMap<object, { SECRET_KEY: string }>();

/** The same object each time: derived keys are remembered by it. */
function previousKeyOf(ring: SecretKeyRing, SECRET_KEY: string): { SECRET_KEY: string } {
  const known = previousKeys.get(ring) ?? { SECRET_KEY };
  previousKeys.set(ring, known);
  return known;
}
