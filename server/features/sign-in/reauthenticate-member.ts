import type { reauthenticateOwnAccountEndpoint } from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { verifyPassword } from './hash-password.ts';
import { logInWaitSeconds } from './rules/log-in-and-password-reset-throttle.ts';
import { findTotpStep } from './totp-secret-uri-and-code-check.ts';
import {
  findLoginOfActingMember,
  type OwnLogin,
} from './sql/passwords-password-links-and-reset-requests.ts';
import { markOwnSessionRowConfirmed } from './sql/sessions-and-login-devices.ts';
import {
  findFailedLogInAttempts,
  deleteFailedLogInAttemptRows,
  recordFailedLogInAttemptInDatabase,
} from './sql/failed-log-in-attempts.ts';
import { acceptOwnTotpStepInDatabase } from './sql/totp-and-recovery-codes.ts';
import { unsealTotpSecret } from './make-seal-and-unseal-totp-secret.ts';

type Call = EndpointContext<typeof reauthenticateOwnAccountEndpoint>;

/** By the password or a code of the app; a recovery code is for getting in, and worth no more. */
export async function reauthenticateMember(call: Call): Promise<undefined | Refusal> {
  const { visit, db, visitor, body } = call;
  const own = await findLoginOfActingMember(db);
  const keys = { account: `confirm ${own.loginId}`, network: '' };
  const wait = logInWaitSeconds(await findFailedLogInAttempts(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });
  if (await isProof(call, own)) {
    await deleteFailedLogInAttemptRows(db, keys.account);
    await markOwnSessionRowConfirmed(db, visitor.sessionId);
    await writeAuditEntry(db, {
      kind: 'identity-confirmed',
      actorKind: 'member',
      requestId: visit.requestId,
    });
    return undefined;
  }
  await recordFailedLogInAttemptInDatabase(db, keys.account);
  await writeAuditEntry(db, {
    kind: 'confirmation-failed',
    actorKind: 'member',
    requestId: visit.requestId,
  });
  // Returned, not thrown: what was noted stays.
  return new Refusal(body.code === undefined ? 'wrong-password' : 'wrong-code');
}

async function isProof({ visit, db, body, services }: Call, own: OwnLogin): Promise<boolean> {
  if (body.code === undefined) return verifyPassword(body.password ?? '', own.passwordHash);
  if (own.totpSecret === null || own.totpConfirmedAt === null) return false;
  const secret = unsealTotpSecret(own.totpSecret, own.loginId, services.config);
  const step = findTotpStep(body.code, secret, visit.now);
  return step !== null && acceptOwnTotpStepInDatabase(db, step);
}
