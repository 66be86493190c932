import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type {
  beginTwoFactor,
  confirmTwoFactor,
  dropTwoFactor,
  makeRecoveryCodes,
} from '@evenhand/contract/sign-in/security.ts';
import { findSessionId } from '../../access/session.ts';
import { isSameToken } from '../../crypto/is-same-token.ts';
import { writeAuditEntry, recordEvent } from '../../events/record.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/route.ts';
import { makeCodes } from './recovery-codes.ts';
import { renewSession } from './renew-session.ts';
import { stepOfCode } from './totp.ts';
import { findOwnLogin, findOwnSurroundings } from './sql/passwords.ts';
import {
  closePending,
  confirmOwnTotp,
  dropOwnTotp,
  openOwnPending,
  replaceOwnRecoveryCodes,
  tryPending,
} from './sql/two-factor.ts';
import { makeTotpSecret, openPendingSecret, sealSecret } from './totp-secret.ts';

type AnyCall = EndpointContext<typeof dropTwoFactor>;

/** Only where there is none yet: the secret of a confirmed app is never shown again, nor set up over. */
export async function beginTwoFactorSetUp({
  db,
  services,
  request,
}: EndpointContext<typeof beginTwoFactor>): Promise<EndpointResponse<typeof beginTwoFactor>> {
  const own = await findOwnLogin(db);
  if (own.totpConfirmedAt !== null) throw new Refusal('two-factor-on');
  const token = findSessionId(request, services.config) ?? '';
  const { sealed, shown } = makeTotpSecret({ email: own.email, token, ring: services.config });
  await openOwnPending(db, { token, secret: sealed });
  return shown;
}

export async function confirmTwoFactorSetUp(
  context: EndpointContext<typeof confirmTwoFactor>,
): Promise<EndpointResponse<typeof confirmTwoFactor> | Refusal> {
  const { db, body, services, request } = context;
  const token = findSessionId(request, services.config) ?? '';
  const pending = await tryPending(db, token);
  if (pending === undefined || pending.pendingSecret === null) throw new Refusal('set-up-again');
  const secret = openPendingSecret(pending.pendingSecret, token, services.config);
  const step = isSameToken(body.userSecret, secret)
    ? stepOfCode(body.totpToken, secret, services.now())
    : null;
  // Returned, not thrown: the try stays counted.
  if (step === null) return new Refusal('wrong-code');
  const { codes, hashes } = makeCodes();
  const sealed = sealSecret(secret, pending.loginId, services.config);
  if (!(await confirmOwnTotp(db, { secret: sealed, step, recoveryHashes: hashes })))
    throw new Refusal('two-factor-on');
  await closePending(db, token);
  await notify(context, 'two-factor-set-up');
  return { recoveryCodes: codes, csrfToken: await renewSession(context) };
}

export async function removeTwoFactor(
  context: EndpointContext<typeof dropTwoFactor>,
): Promise<undefined> {
  const { db, visitor } = context;
  const { totpRequired } = await findOwnSurroundings(db, visitor.actorId);
  if (totpRequired) throw new Refusal('two-factor-wanted');
  const own = await findOwnLogin(db);
  if (own.totpConfirmedAt === null) return;
  await dropOwnTotp(db);
  await notify(context, 'two-factor-switched-off');
}

export async function renewRecoveryCodes(
  context: EndpointContext<typeof makeRecoveryCodes>,
): Promise<EndpointResponse<typeof makeRecoveryCodes>> {
  const own = await findOwnLogin(context.db);
  if (own.totpConfirmedAt === null) throw new Refusal('two-factor-off');
  const { codes, hashes } = makeCodes();
  await replaceOwnRecoveryCodes(context.db, hashes);
  await notify(context, 'recovery-codes-made');
  return { recoveryCodes: codes };
}

async function notify(
  { db, visitor, request }: Pick<AnyCall, 'db' | 'visitor' | 'request'>,
  kind: 'two-factor-set-up' | 'two-factor-switched-off' | 'recovery-codes-made',
): Promise<void> {
  const { actorId } = visitor;
  await recordEvent(db, { kind, actorKind: 'member', actorId, subjectId: actorId });
  await writeAuditEntry(db, { kind, actorKind: 'member', requestId: request.id });
}
