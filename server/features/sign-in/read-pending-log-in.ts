import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { findPendingLogInEndpoint } from '@evenhand/contract/sign-in.ts';
import { deriveCsrfToken, findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { findPendingLogInState } from './sql/pending-log-ins.ts';
import {
  unsealPendingTotpSecret,
  totpSecretWithQrCode,
} from './make-seal-and-unseal-totp-secret.ts';

/** For a browser that was sent on here with the first proof done: the secret is shown only while none is confirmed. */
export async function readPendingLogIn({
  db,
  services,
  request,
}: EndpointContext<typeof findPendingLogInEndpoint>): Promise<
  ResponseOf<typeof findPendingLogInEndpoint>
> {
  const token = findSessionId(request, services.config);
  const pending = token === null ? undefined : await findPendingLogInState(db, token);
  if (token === null || pending === undefined) throw new Refusal('password-first');
  const csrfToken = deriveCsrfToken(token, services.config);
  if (pending.totpConfirmed || pending.pendingSecret === null)
    return { csrfToken, message: 'totp' };
  const secret = unsealPendingTotpSecret(pending.pendingSecret, token, services.config);
  return { csrfToken, message: 'needs totp', ...totpSecretWithQrCode(pending.email, secret) };
}
