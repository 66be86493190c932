import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { logIn } from '@evenhand/contract/sign-in.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { findKnownDevice } from './known-device.ts';
import { switchToOrganisation, completeLogin } from './complete-login.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { networkOf } from './rules/network.ts';
import { leastLength } from './rules/password-policy.ts';
import { throttleKeys, waitSeconds } from './rules/throttle.ts';
import { findLogin } from './sql.ts';
import { renewPasswordHash } from './sql/passwords.ts';
import { findFailures, forgetFailures, noteFailures } from './sql/throttle.ts';

/** Where somebody is sent whose password has become too short, because two-factor was switched off since. */
const CHOOSE_LONGER = '/settings/security?password=short';

/**
 * One answer, one hash and one time for every failure; 403 tells of a deactivation only after the
 * password was right.
 */
export async function logInWithPassword(
  context: EndpointContext<typeof logIn>,
): Promise<EndpointResponse<typeof logIn> | Refusal> {
  const { db, body, services, request } = context;
  const email = normaliseEmail(body.email);
  const login = await findLogin(db, email);
  const device = await findKnownDevice(context, login?.loginId);
  const network = networkOf(request.ip);
  const keys = throttleKeys('log-in', { account: email, device, network });
  const wait = waitSeconds(await findFailures(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });

  const right = await verifyPassword(body.password, login?.passwordHash ?? null);
  if (login === undefined || !right) {
    await noteFailures(db, keys);
    if (login !== undefined) {
      await writeAuditEntry(await switchToOrganisation(db, services, login), {
        kind: 'sign-in-failed',
        actorKind: 'stranger',
        requestId: request.id,
      });
    }
    // Returned, not thrown: what was noted stays.
    return new Refusal('bad-credentials');
  }
  if (login.deactivated) throw new Refusal('deactivated');
  await forgetFailures(db, keys.account);
  if (login.passwordHash !== null && isOutdated(login.passwordHash)) {
    const newHash = await hashPassword(body.password);
    await renewPasswordHash(db, login.loginId, { oldHash: login.passwordHash, newHash });
  }
  const result = await completeLogin(context, { ...login, email });
  const isIn = result.message === undefined && result.status === undefined;
  return isIn && isTooShort(body.password) ? { ...result, redirect: CHOOSE_LONGER } : result;
}

/** For one who logs in by the password alone. */
function isTooShort(password: string): boolean {
  return Array.from(password.normalize('NFKC')).length < leastLength({ hasTwoFactor: false });
}
