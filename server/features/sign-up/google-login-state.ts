import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { deriveKey } from '../../crypto/derive-key.ts';
import type { IdentityProviderRoundTrip } from '../../outside/identity-provider.ts';

type Keys = Pick<Config, 'SECRET_KEY'>;
/** @property path where the person wanted to go, as the log-in page was told: not yet looked at */
type Packed = { startedAt: number; path: string | null };

const TRIP_MS = 600_000;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/**
 * Begins a round trip to the provider. All that has to be known when it ends is sealed into its state, for this
 * pre-session alone, so that asking for the address leaves no trace; nonce and verifier follow from it and the secret key.
 */
export function sealGoogleLoginState(
  session: string,
  { now, path }: { now: Date; path: string | null },
  config: Keys,
): IdentityProviderRoundTrip {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, deriveKey('oidc state', config), iv).setAAD(
    Buffer.from(session),
  );
  const packed: Packed = { startedAt: now.getTime(), path };
  const sealed = Buffer.concat([
    iv,
    cipher.update(JSON.stringify(packed)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return tripOf(sealed.toString('base64url'), config);
}

/** What was begun under a state; undefined unless it was here, in this very pre-session, and less than ten minutes ago. */
export function unsealGoogleLoginState(
  session: string,
  state: string,
  { now, config }: { now: Date; config: Keys },
): { trip: IdentityProviderRoundTrip; path: string | null } | undefined {
  const sealed = Buffer.from(state, 'base64url');
  // One state has one spelling, or it could be used twice.
  if (sealed.length <= IV_BYTES + TAG_BYTES || sealed.toString('base64url') !== state)
    return undefined;
  const decipher = createDecipheriv(
    CIPHER,
    deriveKey('oidc state', config),
    sealed.subarray(0, IV_BYTES),
    { authTagLength: TAG_BYTES },
  )
    .setAAD(Buffer.from(session))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8');
    // Sealed by `sealGoogleLoginState` in this very shape, or `final` throws.
    const { startedAt, path } = JSON.parse(text + decipher.final('utf8')) as Packed;
    const age = now.getTime() - startedAt;
    return age >= 0 && age <= TRIP_MS ? { trip: tripOf(state, config), path } : undefined;
  } catch {
    return undefined;
  }
}

function tripOf(state: string, config: Keys): IdentityProviderRoundTrip {
  const derived = (purpose: string) =>
    createHmac('sha256', deriveKey(purpose, config)).update(state).digest('base64url');
  return { state, nonce: derived('oidc nonce'), verifier: derived('oidc verifier') };
}
