import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { changeOwnPasswordEndpoint } from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { rememberDeviceForLogInThrottling } from './known-device.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { renewSessionId } from './renew-session-id.ts';
import { findPasswordProblem } from './rules/password-policy.ts';
import { logInWaitSeconds } from './rules/log-in-and-password-reset-throttle.ts';
import {
  changeOwnPasswordInDatabase,
  findLoginOfActingMember,
  findOwnOrganisationNameAndTwoFactorRequirement,
} from './sql/passwords-password-links-and-reset-requests.ts';
import {
  findFailedLogInAttempts,
  deleteFailedLogInAttemptRows,
  recordFailedLogInAttemptInDatabase,
} from './sql/failed-log-in-attempts.ts';

/** The password that is typed wrong counts as a failed log-in does; every other session ends. */
export async function changePassword(
  context: EndpointContext<typeof changeOwnPasswordEndpoint>,
): Promise<ResponseOf<typeof changeOwnPasswordEndpoint> | Refusal> {
  const { visit, db, body, visitor } = context;
  const [own, { orgName }] = [
    await findLoginOfActingMember(db),
    await findOwnOrganisationNameAndTwoFactorRequirement(db, visitor.actorId),
  ];
  const keys = { account: `confirm ${own.loginId}`, network: '' };
  const wait = logInWaitSeconds(await findFailedLogInAttempts(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });
  if (!(await verifyPassword(body.currentPassword, own.passwordHash))) {
    await recordFailedLogInAttemptInDatabase(db, keys.account);
    await writeAuditEntry(db, {
      kind: 'confirmation-failed',
      actorKind: 'member',
      requestId: visit.requestId,
    });
    // Returned, not thrown: what was noted stays.
    return new Refusal('bad-input', { fields: { currentPassword: 'This is not your password.' } });
  }
  await deleteFailedLogInAttemptRows(db, keys.account);
  const owner = { email: own.email, orgName, hasTwoFactor: own.totpConfirmedAt !== null };
  const problem = findPasswordProblem(body.newPassword, owner, loadCommonPasswords());
  if (problem !== null) throw new Refusal('bad-input', { fields: { newPassword: problem } });
  await changeOwnPasswordInDatabase(db, await hashPassword(body.newPassword), visitor.sessionId);
  await rememberDeviceForLogInThrottling(context, own.loginId);
  await recordDomainEvent(db, {
    kind: 'password-changed',
    actorKind: 'member',
    actorId: visitor.actorId,
    subjectId: visitor.actorId,
  });
  await writeAuditEntry(db, {
    kind: 'password-changed',
    actorKind: 'member',
    requestId: visit.requestId,
  });
  return { csrfToken: await renewSessionId(context) };
}
