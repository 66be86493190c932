import type { confirmIdentity } from '@evenhand/contract/sign-in/security.ts';
import { writeAuditEntry } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { verifyPassword } from './password.ts';
import { waitSeconds } from './rules/throttle.ts';
import { stepOfCode } from './totp.ts';
import { findOwnLogin, type OwnLogin } from './sql/passwords.ts';
import { confirmOwnSession } from './sql/sessions.ts';
import { findFailures, forgetFailures, noteFailure } from './sql/throttle.ts';
import { acceptOwnStep } from './sql/two-factor.ts';
import { openSecret } from './totp-secret.ts';

type Call = EndpointContext<typeof confirmIdentity>;

/** By the password or a code of the app; a recovery code is for getting in, and worth no more. */
export async function confirmWhoSitsThere(call: Call): Promise<undefined | Refusal> {
  const { db, visitor, body, request } = call;
  const own = await findOwnLogin(db);
  const keys = { account: `confirm ${own.loginId}`, network: '' };
  const wait = waitSeconds(await findFailures(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });
  if (await isProof(call, own)) {
    await forgetFailures(db, keys.account);
    await confirmOwnSession(db, visitor.sessionId);
    await writeAuditEntry(db, {
      kind: 'identity-confirmed',
      actorKind: 'member',
      requestId: request.id,
    });
    return undefined;
  }
  await noteFailure(db, keys.account);
  await writeAuditEntry(db, {
    kind: 'confirmation-failed',
    actorKind: 'member',
    requestId: request.id,
  });
  // Returned, not thrown: what was noted stays.
  return new Refusal(body.code === undefined ? 'wrong-password' : 'wrong-code');
}

async function isProof({ db, body, services }: Call, own: OwnLogin): Promise<boolean> {
  if (body.code === undefined) return verifyPassword(body.password ?? '', own.passwordHash);
  if (own.totpSecret === null || own.totpConfirmedAt === null) return false;
  const secret = openSecret(own.totpSecret, own.loginId, services.config);
  const step = stepOfCode(body.code, secret, services.now());
  return step !== null && acceptOwnStep(db, step);
}
