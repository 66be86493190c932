import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import { deriveKey } from './derive-key.ts';

const KEY_ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key in use, and the one before it while what it sealed is sealed anew (`npm run rotate-keys`). */
export type SecretKeyRing = Pick<Config, 'SECRET_KEY'> &
  Partial<Pick<Config, 'SECRET_KEY_PREVIOUS'>>;

/** Where a sealed value stands: what was sealed for one place opens at no other. */
export type SealedValuePlace = { table: string; row: number | string; column: string };

/**
 * Encrypts what the database alone must not be able to read: AES-256-GCM, bound to its place, with the id of its key in
 * front. Key id, nonce, tag and cipher text, in this order.
 */
export function sealValue(
  text: string,
  place: SealedValuePlace,
  config: Pick<Config, 'SECRET_KEY'>,
): Buffer {
  const key = deriveKey('sealed', config);
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(nameOf(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([idOf(key), iv, cipher.getAuthTag(), sealed]);
}

/** Opens what `seal` made, with this key or the one before; throws where the key, the place or a single bit is another. */
export function unsealValue(sealed: Buffer, place: SealedValuePlace, ring: SecretKeyRing): string {
  const key = keysOf(ring).find((one) => idOf(one).equals(sealed.subarray(0, KEY_ID_BYTES)));
  if (key === undefined) throw new Error(`sealed with another key: ${place.table}.${place.column}`);
  const iv = sealed.subarray(KEY_ID_BYTES, KEY_ID_BYTES + IV_BYTES);
  const body = sealed.subarray(KEY_ID_BYTES + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(nameOf(place));
  decipher.setAuthTag(body.subarray(0, TAG_BYTES));
  const text = Buffer.concat([decipher.update(body.subarray(TAG_BYTES)), decipher.final()]);
  return text.toString('utf8');
}

/** Whether the key in use sealed it: if not, it is to be sealed anew before the old key is given up. */
export function isSealedWithCurrentKey(
  sealed: Buffer,
  config: Pick<Config, 'SECRET_KEY'>,
): boolean {
  return sealed.subarray(0, KEY_ID_BYTES).equals(idOf(deriveKey('sealed', config)));
}

function keysOf({ SECRET_KEY, SECRET_KEY_PREVIOUS }: SecretKeyRing): Buffer[] {
  const secrets =
    SECRET_KEY_PREVIOUS === undefined ? [SECRET_KEY] : [SECRET_KEY, SECRET_KEY_PREVIOUS];
  return secrets.map((secret) => deriveKey('sealed', { SECRET_KEY: secret }));
}

/** Which key it was, without telling anything of it. */
function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('key id').update(key).digest().subarray(0, KEY_ID_BYTES);
}

function nameOf({ table, row, column }: SealedValuePlace): Buffer {
  return Buffer.from(JSON.stringify([table, row, column]));
}
