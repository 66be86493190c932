import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { confirmLogInByTotp } from '@evenhand/contract/sign-in.ts';
import { findSessionId } from '../../access/session.ts';
import { isSameToken } from '../../crypto/is-same-token.ts';
import { writeAuditEntry, recordEvent } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { findKnownDevice } from './known-device.ts';
import { switchToOrganisation, startSession } from './complete-login.ts';
import { hashCode, makeCodes } from './recovery-codes.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { networkOf } from './rules/network.ts';
import { readRecoveryCode } from './rules/recovery-code.ts';
import { throttleKeys, waitSeconds } from './rules/throttle.ts';
import { stepOfCode } from './totp.ts';
import { findFailures, forgetFailures, noteFailures, noteRefusedCode } from './sql/throttle.ts';
import {
  acceptStep,
  closePending,
  confirmTotp,
  type Pending,
  tryPending,
  useRecoveryCode,
} from './sql/two-factor.ts';
import { openPendingSecret, openSecret, sealSecret } from './totp-secret.ts';

type Call = EndpointContext<typeof confirmLogInByTotp>;
/** What a right code led to. */
type Proof = { by: 'app' | 'recovery-code' } | { by: 'new-app'; codes: string[] };

/**
 * The code step of a log-in, and of setting two-factor up at a log-in. The password was verified before: the server
 * remembers it under the browser's id for ten minutes and five tries, and asks for it again after that.
 */
export async function answerCode(
  call: Call,
): Promise<EndpointResponse<typeof confirmLogInByTotp> | Refusal> {
  const { db, body, services, request } = call;
  const token = findSessionId(request, services.config) ?? '';
  const pending = await tryPending(db, token);
  if (pending === undefined || pending.deactivated || pending.orgDeactivated)
    throw new Refusal('password-first');
  const device = await findKnownDevice(call, pending.loginId);
  const network = networkOf(request.ip);
  const keys = throttleKeys('code', { account: String(pending.loginId), device, network });
  const wait = waitSeconds(await findFailures(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });

  const isTheirs =
    body.emailAddress === undefined || normaliseEmail(body.emailAddress) === pending.email;
  const proof = isTheirs ? await proofIn(call, pending, token) : null;
  const mine = await switchToOrganisation(db, services, pending);
  if (proof === null) {
    await noteFailures(db, keys);
    if (pending.totpConfirmed && (await noteRefusedCode(db, pending.loginId, services.now()))) {
      const { memberId } = pending;
      await recordEvent(mine, {
        kind: 'codes-refused',
        actorKind: 'house',
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
  await forgetFailures(db, keys.account);
  await closePending(db, token);
  if (proof.by !== 'app') {
    const kind = proof.by === 'new-app' ? 'two-factor-set-up' : 'recovery-code-used';
    const { memberId } = pending;
    await recordEvent(mine, { kind, actorKind: 'member', actorId: memberId, subjectId: memberId });
    await writeAuditEntry(mine, { kind, actorKind: 'member', requestId: request.id });
  }
  const csrfToken = await startSession(call, pending);
  return { csrfToken, ...(proof.by === 'new-app' && { recoveryCodes: proof.codes }) };
}

function proofIn(call: Call, pending: Pending, token: string): Promise<Proof | null> {
  if (!pending.totpConfirmed) return newApp(call, pending, token);
  return call.body.recoveryCode === undefined ? app(call, pending) : recoveryCode(call, pending);
}

async function app({ db, body, services }: Call, pending: Pending): Promise<Proof | null> {
  if (pending.totpSecret === null) return null;
  const secret = openSecret(pending.totpSecret, pending.loginId, services.config);
  const step = stepOfCode(body.totpToken, secret, services.now());
  return step !== null && (await acceptStep(db, pending.loginId, step)) ? { by: 'app' } : null;
}

async function recoveryCode({ db, body }: Call, pending: Pending): Promise<Proof | null> {
  const code = readRecoveryCode(body.recoveryCode);
  if (code === null || !(await useRecoveryCode(db, pending.loginId, hashCode(code)))) return null;
  return { by: 'recovery-code' };
}

/** The secret is the one that the server kept; what the client says it is, is only compared. */
async function newApp(
  { db, body, services }: Call,
  pending: Pending,
  token: string,
): Promise<Proof | null> {
  if (pending.pendingSecret === null) return null;
  const secret = openPendingSecret(pending.pendingSecret, token, services.config);
  if (!isSameToken(body.userSecret ?? '', secret)) return null;
  const step = stepOfCode(body.totpToken, secret, services.now());
  if (step === null) return null;
  const { codes, hashes } = makeCodes();
  const sealed = sealSecret(secret, pending.loginId, services.config);
  const totp = { secret: sealed, step, recoveryHashes: hashes };
  return (await confirmTotp(db, pending.loginId, totp)) ? { by: 'new-app', codes } : null;
}
