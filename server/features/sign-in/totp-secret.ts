import { type KeyRing, seal, type SealedPlace, unseal } from '../../crypto/seal.ts';
import { hashToken } from '../../crypto/token.ts';
import { qrCodeOf } from '../../text/qr-code.ts';
import { newTotpSecret, totpUri } from './totp.ts';

const MARGIN = 4;

/** Where the secret of a confirmed authenticator app stands. */
const placeOfSecret = (loginId: number): SealedPlace => ({
  table: 'auth.login',
  row: loginId,
  column: 'totp_secret',
});

/** Where one waits to be confirmed, bound to the browser it was shown to. */
const placeOfPending = (token: string): SealedPlace => ({
  table: 'auth.pending',
  row: hashToken(token).toString('base64'),
  column: 'secret',
});

/** A new secret for the browser that holds `token`: sealed, to be kept, and as it is shown. */
export function makeTotpSecret({
  email,
  token,
  ring,
}: {
  email: string;
  token: string;
  ring: KeyRing;
}) {
  const userSecret = newTotpSecret();
  return {
    sealed: seal(userSecret, placeOfPending(token), ring),
    shown: shownSecret(email, userSecret),
  };
}

/** The same secret once more, for a browser that comes back to the page. */
export function openPendingSecret(sealed: Buffer, token: string, ring: KeyRing): string {
  return unseal(sealed, placeOfPending(token), ring);
}

export function openSecret(sealed: Buffer, loginId: number, ring: KeyRing): string {
  return unseal(sealed, placeOfSecret(loginId), ring);
}

export function sealSecret(secret: string, loginId: number, ring: KeyRing): Buffer {
  return seal(secret, placeOfSecret(loginId), ring);
}

/** What an authenticator app scans, opens, or is told by hand. */
export function shownSecret(email: string, userSecret: string) {
  const uri = totpUri(email, userSecret);
  return { svg: svgOf(uri), uri, userSecret };
}

function svgOf(text: string): string {
  const { size, path } = qrCodeOf(text);
  const side = size + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z"/><path d="${path}"/></svg>`;
}
