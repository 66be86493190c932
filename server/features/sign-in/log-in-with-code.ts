import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { confirmLogInByTotpEndpoint } from '@evenhand/contract/sign-in.ts';
import { findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { isSameToken } from '../../crypto/is-same-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { findKnownDeviceForLogInThrottling } from './known-device.ts';
import {
  switchDoorToOrganisationOfLogin,
  startSessionOfLogin,
} from './complete-login-or-ask-for-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './make-and-hash-recovery-codes.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { networkOfNormalisedIpAddress } from './rules/normalised-and-coarse-ip-networks.ts';
import { parseRecoveryCode } from './rules/format-and-parse-recovery-code.ts';
import { logInThrottleKeys, logInWaitSeconds } from './rules/log-in-and-password-reset-throttle.ts';
import { findTotpStep } from './totp-secret-uri-and-code-check.ts';
import {
  findFailedLogInAttempts,
  deleteFailedLogInAttemptRows,
  recordFailedLogInAttemptsInDatabase,
  recordRefusedCodeOfLoginInDatabase,
} from './sql/failed-log-in-attempts.ts';
import {
  acceptTotpStepInDatabase,
  confirmTotpInDatabase,
  redeemRecoveryCodeInDatabase,
} from './sql/totp-and-recovery-codes.ts';
import {
  deletePendingLogInRow,
  type PendingLogIn,
  findPendingLogInCountingTry,
} from './sql/pending-log-ins.ts';
import {
  unsealPendingTotpSecret,
  unsealTotpSecret,
  sealTotpSecret,
} from './make-seal-and-unseal-totp-secret.ts';

type Call = EndpointContext<typeof confirmLogInByTotpEndpoint>;
/** What a right code led to. */
type Proof = { by: 'app' | 'recovery-code' } | { by: 'new-app'; codes: string[] };

/**
 * The code step of a log-in, and of setting two-factor up at a log-in. The password was verified before: the server
 * remembers it under the browser's id for ten minutes and five tries, and asks for it again after that.
 */
export async function logInWithCode(
  call: Call,
): Promise<ResponseOf<typeof confirmLogInByTotpEndpoint> | Refusal> {
  const { db, body, services, request } = call;
  const token = findSessionId(request, services.config) ?? '';
  const pending = await findPendingLogInCountingTry(db, token);
  if (pending === undefined || pending.deactivated || pending.orgDeactivated)
    throw new Refusal('password-first');
  const device = await findKnownDeviceForLogInThrottling(call, pending.loginId);
  const network = networkOfNormalisedIpAddress(request.ip);
  const keys = logInThrottleKeys('code', { account: String(pending.loginId), device, network });
  const wait = logInWaitSeconds(await findFailedLogInAttempts(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });

  const isTheirs =
    body.emailAddress === undefined || normaliseEmail(body.emailAddress) === pending.email;
  const proof = isTheirs ? await checkCode(call, pending, token) : null;
  const mine = await switchDoorToOrganisationOfLogin(db, services, pending);
  if (proof === null) {
    await recordFailedLogInAttemptsInDatabase(db, keys);
    if (
      pending.totpConfirmed &&
      (await recordRefusedCodeOfLoginInDatabase(db, pending.loginId, services.now()))
    ) {
      const { memberId } = pending;
      await recordDomainEvent(mine, {
        kind: 'codes-refused',
        actorKind: 'system',
        actorId: null,
        subjectId: memberId,
      });
    }
    await writeAuditEntry(mine, {
      kind: 'code-refused',
      actorKind: 'stranger',
      requestId: request.id,
    });
    // Returned, not thrown: the try stays counted.
    return new Refusal('wrong-code');
  }
  await deleteFailedLogInAttemptRows(db, keys.account);
  await deletePendingLogInRow(db, token);
  if (proof.by !== 'app') {
    const kind = proof.by === 'new-app' ? 'two-factor-set-up' : 'recovery-code-used';
    const { memberId } = pending;
    await recordDomainEvent(mine, {
      kind,
      actorKind: 'member',
      actorId: memberId,
      subjectId: memberId,
    });
    await writeAuditEntry(mine, { kind, actorKind: 'member', requestId: request.id });
  }
  const csrfToken = await startSessionOfLogin(call, pending);
  return { csrfToken, ...(proof.by === 'new-app' && { recoveryCodes: proof.codes }) };
}

function checkCode(call: Call, pending: PendingLogIn, token: string): Promise<Proof | null> {
  if (!pending.totpConfirmed) return confirmNewApp(call, pending, token);
  return call.body.recoveryCode === undefined
    ? checkAppCode(call, pending)
    : checkRecoveryCode(call, pending);
}

async function checkAppCode(
  { db, body, services }: Call,
  pending: PendingLogIn,
): Promise<Proof | null> {
  if (pending.totpSecret === null) return null;
  const secret = unsealTotpSecret(pending.totpSecret, pending.loginId, services.config);
  const step = findTotpStep(body.totpToken, secret, services.now());
  return step !== null && (await acceptTotpStepInDatabase(db, pending.loginId, step))
    ? { by: 'app' }
    : null;
}

async function checkRecoveryCode({ db, body }: Call, pending: PendingLogIn): Promise<Proof | null> {
  const code = parseRecoveryCode(body.recoveryCode);
  if (
    code === null ||
    !(await redeemRecoveryCodeInDatabase(db, pending.loginId, hashRecoveryCode(code)))
  )
    return null;
  return { by: 'recovery-code' };
}

/** The secret is the one that the server kept; what the client says it is, is only compared. */
async function confirmNewApp(
  { db, body, services }: Call,
  pending: PendingLogIn,
  token: string,
): Promise<Proof | null> {
  if (pending.pendingSecret === null) return null;
  const secret = unsealPendingTotpSecret(pending.pendingSecret, token, services.config);
  if (!isSameToken(body.userSecret ?? '', secret)) return null;
  const step = findTotpStep(body.totpToken, secret, services.now());
  if (step === null) return null;
  const { codes, hashes } = newRecoveryCodes();
  const sealed = sealTotpSecret(secret, pending.loginId, services.config);
  const totp = { secret: sealed, step, recoveryHashes: hashes };
  return (await confirmTotpInDatabase(db, pending.loginId, totp)) ? { by: 'new-app', codes } : null;
}
