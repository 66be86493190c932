import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { sendPasswordResetLink } from '@evenhand/contract/sign-in/password.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { networkOf } from './rules/network.ts';
import { resetWaitSeconds } from './rules/throttle.ts';
import { askPasswordLink } from './sql/passwords.ts';
import { findFailures, noteFailures } from './sql/throttle.ts';

/**
 * Only writes down who asked: whether anybody has the address is looked up by a task later, so that neither the answer
 * nor its time tells.
 */
export async function askForNewPassword({
  db,
  body,
  request,
}: EndpointContext<typeof sendPasswordResetLink>): Promise<
  EndpointResponse<typeof sendPasswordResetLink>
> {
  const email = normaliseEmail(body.resetemail);
  const keys = { account: `reset ${email}`, network: `reset ${networkOf(request.ip)}` };
  const wait = resetWaitSeconds(await findFailures(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });
  await noteFailures(db, keys);
  await askPasswordLink(db, email);
  return {};
}
