import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { sendPasswordResetLinkEndpoint } from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { networkOfNormalisedIpAddress } from './rules/normalised-and-coarse-ip-networks.ts';
import { passwordResetWaitSeconds } from './rules/log-in-and-password-reset-throttle.ts';
import { insertPasswordLinkRequestRow } from './sql/passwords-password-links-and-reset-requests.ts';
import {
  findFailedLogInAttempts,
  recordFailedLogInAttemptsInDatabase,
} from './sql/failed-log-in-attempts.ts';

/**
 * Only writes down who asked: whether anybody has the address is looked up by a task later, so that neither the answer
 * nor its time tells.
 */
export async function requestPasswordReset({
  db,
  body,
  request,
}: EndpointContext<typeof sendPasswordResetLinkEndpoint>): Promise<
  ResponseOf<typeof sendPasswordResetLinkEndpoint>
> {
  const email = normaliseEmail(body.resetemail);
  const keys = {
    account: `reset ${email}`,
    network: `reset ${networkOfNormalisedIpAddress(request.ip)}`,
  };
  const wait = passwordResetWaitSeconds(await findFailedLogInAttempts(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });
  await recordFailedLogInAttemptsInDatabase(db, keys);
  await insertPasswordLinkRequestRow(db, email);
  return {};
}
