import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../crypto/derive-key.ts';

/** The only way from an application to its equal-opportunities answers; it needs a key that the database does not have. */
export function equalOpportunitiesPseudonym(
  applicationId: number,
  config: Pick<Config, 'SECRET_KEY'>,
): Buffer {
  return linkBy(keyOf(config), applicationId);
}

/** The same for many. */
export function equalOpportunitiesPseudonyms(
  applicationIds: readonly number[],
  config: Pick<Config, 'SECRET_KEY'>,
): Buffer[] {
  const key = keyOf(config);
  return applicationIds.map((id) => linkBy(key, id));
}

function linkBy(key: KeyObject, applicationId: number): Buffer {
  return createHmac('sha256', key).update(String(applicationId)).digest();
}

/** Made once for all of them: to make it of bytes takes seven times as long as the hash. */
function keyOf(config: Pick<Config, 'SECRET_KEY'>): KeyObject {
  return createSecretKey(deriveKey('equal-opportunities link', config));
}
