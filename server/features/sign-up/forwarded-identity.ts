import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../../crypto/derive-key.ts';
import type { ProviderIdentity } from '../../outside/identity-provider.ts';
import type { Services } from '../../services-type.ts';

/** On the way from one cell to another; a browser never sees it, and could not make it. */
export const FORWARDED_IDENTITY_HEADER = 'x-evenhand-identity';

const VALID_MS = 60_000;
/** How far the clocks of two cells may be apart. */
const CLOCKS_APART_MS = 5000;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** The browser and its round trip, which each cell lets come to its end once. */
type Place = { session: string; state: string };
type Surroundings = Pick<Services, 'config' | 'now'>;
type Packed = ProviderIdentity & { at: number };

/** Tells another cell who stands at the provider: for this browser and this round trip alone, and for a minute. */
export function sealForwardedIdentity(
  identity: ProviderIdentity,
  place: Place,
  { config, now }: Surroundings,
): string {
  const packed: Packed = { ...identity, at: now().getTime() };
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey('forwarded identity', config), iv).setAAD(
    nameOf(place),
  );
  const sealed = [iv, cipher.update(JSON.stringify(packed)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(sealed).toString('base64url');
}

/** Who it is; undefined unless another cell has said so just now, of this very browser and round trip. */
export function unsealForwardedIdentity(
  given: string | string[],
  place: Place,
  { config, now }: Surroundings,
): ProviderIdentity | undefined {
  const sealed = Buffer.from(String(given), 'base64url');
  if (sealed.length <= IV_BYTES + TAG_BYTES) return undefined;
  const key = deriveKey('forwarded identity', config);
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(nameOf(place))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    // Sealed by the function above in this very shape, or `final` throws.
    const { at, ...identity } = JSON.parse(text + decipher.final('utf8')) as Packed;
    const age = now().getTime() - at;
    return age >= -CLOCKS_APART_MS && age <= VALID_MS ? identity : undefined;
  } catch {
    return undefined;
  }
}

function nameOf({ session, state }: Place): Buffer {
  return Buffer.from(JSON.stringify([session, state]));
}
