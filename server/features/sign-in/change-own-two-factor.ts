import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  beginTwoFactorSetUpEndpoint,
  confirmTwoFactorSetUpEndpoint,
  switchTwoFactorOffEndpoint,
  makeRecoveryCodesEndpoint,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { isSameToken } from '../../crypto/is-same-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { newRecoveryCodes } from './make-and-hash-recovery-codes.ts';
import { renewSessionId } from './renew-session-id.ts';
import { findTotpStep } from './totp-secret-uri-and-code-check.ts';
import {
  findLoginOfActingMember,
  findOwnOrganisationNameAndTwoFactorRequirement,
} from './sql/passwords-password-links-and-reset-requests.ts';
import {
  deletePendingLogInRow,
  insertOwnPendingTwoFactorRow,
  findPendingLogInCountingTry,
} from './sql/pending-log-ins.ts';
import {
  confirmOwnTotpInDatabase,
  deleteOwnTotpRow,
  replaceOwnRecoveryCodeRows,
} from './sql/totp-and-recovery-codes.ts';
import {
  makeSealedTotpSecret,
  unsealPendingTotpSecret,
  sealTotpSecret,
} from './make-seal-and-unseal-totp-secret.ts';

/** Only where there is none yet: the secret of a confirmed app is never shown again, nor set up over. */
export async function beginTwoFactorSetUp({
  db,
  services,
  request,
}: EndpointContext<typeof beginTwoFactorSetUpEndpoint>): Promise<
  ResponseOf<typeof beginTwoFactorSetUpEndpoint>
> {
  const own = await findLoginOfActingMember(db);
  if (own.totpConfirmedAt !== null) throw new Refusal('two-factor-on');
  const token = findSessionId(request, services.config) ?? '';
  const { sealed, shown } = makeSealedTotpSecret({
    email: own.email,
    token,
    ring: services.config,
  });
  await insertOwnPendingTwoFactorRow(db, { token, secret: sealed });
  return shown;
}

export async function confirmTwoFactorSetUp(
  context: EndpointContext<typeof confirmTwoFactorSetUpEndpoint>,
): Promise<ResponseOf<typeof confirmTwoFactorSetUpEndpoint> | Refusal> {
  const { db, body, services, request } = context;
  const token = findSessionId(request, services.config) ?? '';
  const pending = await findPendingLogInCountingTry(db, token);
  if (pending === undefined || pending.pendingSecret === null) throw new Refusal('set-up-again');
  const secret = unsealPendingTotpSecret(pending.pendingSecret, token, services.config);
  const step = isSameToken(body.userSecret, secret)
    ? findTotpStep(body.totpToken, secret, context.visit.now)
    : null;
  // Returned, not thrown: the try stays counted.
  if (step === null) return new Refusal('wrong-code');
  const { codes, hashes } = newRecoveryCodes();
  const sealed = sealTotpSecret(secret, pending.loginId, services.config);
  if (!(await confirmOwnTotpInDatabase(db, { secret: sealed, step, recoveryHashes: hashes })))
    throw new Refusal('two-factor-on');
  await deletePendingLogInRow(db, token);
  await recordTwoFactorChange(context.visit, 'two-factor-set-up');
  return { recoveryCodes: codes, csrfToken: await renewSessionId(context) };
}

export async function removeOwnTwoFactor(
  context: EndpointContext<typeof switchTwoFactorOffEndpoint>,
): Promise<undefined> {
  const { db, visitor } = context;
  const { totpRequired } = await findOwnOrganisationNameAndTwoFactorRequirement(
    db,
    visitor.actorId,
  );
  if (totpRequired) throw new Refusal('two-factor-wanted');
  const own = await findLoginOfActingMember(db);
  if (own.totpConfirmedAt === null) return;
  await deleteOwnTotpRow(db);
  await recordTwoFactorChange(context.visit, 'two-factor-switched-off');
}

export async function renewOwnRecoveryCodes(
  context: EndpointContext<typeof makeRecoveryCodesEndpoint>,
): Promise<ResponseOf<typeof makeRecoveryCodesEndpoint>> {
  const own = await findLoginOfActingMember(context.db);
  if (own.totpConfirmedAt === null) throw new Refusal('two-factor-off');
  const { codes, hashes } = newRecoveryCodes();
  await replaceOwnRecoveryCodeRows(context.db, hashes);
  await recordTwoFactorChange(context.visit, 'recovery-codes-made');
  return { recoveryCodes: codes };
}

async function recordTwoFactorChange(
  { db, member, requestId }: VisitorRequestContext,
  kind: 'two-factor-set-up' | 'two-factor-switched-off' | 'recovery-codes-made',
): Promise<void> {
  const { actorId } = member;
  await recordDomainEvent(db, { kind, actorKind: 'member', actorId, subjectId: actorId });
  await writeAuditEntry(db, { kind, actorKind: 'member', requestId });
}
