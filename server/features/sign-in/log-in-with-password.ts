import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { logInEndpoint } from '@evenhand/contract/sign-in.ts';
import { isServedWithoutDirectory } from '../../cells/cell-of-sign-in-request.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { findKnownDeviceForLogInThrottling } from './known-device.ts';
import {
  switchDoorToOrganisationOfLogin,
  completeLoginOrAskForCode,
} from './complete-login-or-ask-for-code.ts';
import { hashPassword, isPasswordHashOutdated, verifyPassword } from './hash-password.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { networkOfNormalisedIpAddress } from './rules/normalised-and-coarse-ip-networks.ts';
import { leastPasswordLengthFor } from './rules/password-policy.ts';
import { logInThrottleKeys, logInWaitSeconds } from './rules/log-in-and-password-reset-throttle.ts';
import { findLoginByEmail } from './sql/login-by-email.ts';
import { renewPasswordHashInDatabase } from './sql/passwords-password-links-and-reset-requests.ts';
import {
  findFailedLogInAttempts,
  deleteFailedLogInAttemptRows,
  recordFailedLogInAttemptsInDatabase,
} from './sql/failed-log-in-attempts.ts';

/** Where somebody is sent whose password has become too short, because two-factor was switched off since. */
const CHOOSE_LONGER = '/settings/security?password=short';

/**
 * One answer, one hash and one time for every failure; 403 tells of a deactivation only after the
 * password was right.
 */
export async function logInWithPassword(
  context: EndpointContext<typeof logInEndpoint>,
): Promise<ResponseOf<typeof logInEndpoint> | Refusal> {
  const { db, body, services, request } = context;
  const email = normaliseEmail(body.email);
  const login = await findLoginByEmail(db, email);
  const device = await findKnownDeviceForLogInThrottling(context, login?.loginId);
  const network = networkOfNormalisedIpAddress(request.ip);
  const keys = logInThrottleKeys('log-in', { account: email, device, network });
  const wait = logInWaitSeconds(await findFailedLogInAttempts(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });

  const right = await verifyPassword(body.password, login?.passwordHash ?? null);
  if (login === undefined || !right) {
    await recordFailedLogInAttemptsInDatabase(db, keys);
    if (login !== undefined) {
      await writeAuditEntry(await switchDoorToOrganisationOfLogin(db, services, login), {
        kind: 'sign-in-failed',
        actorKind: 'stranger',
        requestId: request.id,
      });
    }
    // Returned, not thrown: what was noted stays.
    return new Refusal(isServedWithoutDirectory(request) ? 'busy' : 'bad-credentials');
  }
  if (login.deactivated) throw new Refusal('deactivated');
  await deleteFailedLogInAttemptRows(db, keys.account);
  if (login.passwordHash !== null && isPasswordHashOutdated(login.passwordHash)) {
    const newHash = await hashPassword(body.password);
    await renewPasswordHashInDatabase(db, login.loginId, { oldHash: login.passwordHash, newHash });
  }
  const result = await completeLoginOrAskForCode(context, { ...login, email });
  const isIn = result.message === undefined && result.status === undefined;
  return isIn && isTooShort(body.password) ? { ...result, redirect: CHOOSE_LONGER } : result;
}

/** For one who logs in by the password alone. */
function isTooShort(password: string): boolean {
  return (
    Array.from(password.normalize('NFKC')).length < leastPasswordLengthFor({ hasTwoFactor: false })
  );
}
