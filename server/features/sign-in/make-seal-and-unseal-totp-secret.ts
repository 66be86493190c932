import {
  type SecretKeyRing,
  sealValue,
  type SealedValuePlace,
  unsealValue,
} from '../../crypto/seal-value.ts';
import { hashToken } from '../../crypto/random-token-and-token-hash.ts';
import { encodeQrCodeAsSvgPath } from '../../text/encode-qr-code-as-svg-path.ts';
import { newTotpSecret, totpUri } from './totp-secret-uri-and-code-check.ts';

const MARGIN = 4;

/** Where the secret of a confirmed authenticator app stands. */
const placeOfSecret = (loginId: number): SealedValuePlace => ({
  table: 'auth.login',
  row: loginId,
  column: 'totp_secret',
});

/** Where one waits to be confirmed, bound to the browser it was shown to. */
const placeOfPending = (token: string): SealedValuePlace => ({
  table: 'auth.pending',
  row: hashToken(token).toString('base64'),
  column: 'secret',
});

/** A new secret for the browser that holds `token`: sealed, to be kept, and as it is shown. */
export function makeSealedTotpSecret({
  email,
  token,
  ring,
}: {
  email: string;
  token: string;
  ring: SecretKeyRing;
}) {
  const userSecret = newTotpSecret();
  return {
    sealed: sealValue(userSecret, placeOfPending(token), ring),
    shown: totpSecretWithQrCode(email, userSecret),
  };
}

/** The same secret once more, for a browser that comes back to the page. */
export function unsealPendingTotpSecret(
  sealed: Buffer,
  token: string,
  ring: SecretKeyRing,
): string {
  return unsealValue(sealed, placeOfPending(token), ring);
}

export function unsealTotpSecret(sealed: Buffer, loginId: number, ring: SecretKeyRing): string {
  return unsealValue(sealed, placeOfSecret(loginId), ring);
}

export function sealTotpSecret(secret: string, loginId: number, ring: SecretKeyRing): Buffer {
  return sealValue(secret, placeOfSecret(loginId), ring);
}

/** What an authenticator app scans, opens, or is told by hand. */
export function totpSecretWithQrCode(email: string, userSecret: string) {
  const uri = totpUri(email, userSecret);
  return { svg: svgOf(uri), uri, userSecret };
}

function svgOf(text: string): string {
  const { size, path } = encodeQrCodeAsSvgPath(text);
  const side = size + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-MARGIN} ${-MARGIN} ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M${-MARGIN} ${-MARGIN}h${side}v${side}h${-side}z"/><path d="${path}"/></svg>`;
}
