import type { LogInResult } from '@evenhand/contract/sign-in.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { switchTransactionToDoor, type Db } from '../../access/transactions-by-door-or-token.ts';
import { deriveCsrfToken, setSessionCookie } from '../../access/session-cookie-and-csrf.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { rememberDeviceForLogInThrottling } from './known-device.ts';
import { describeBrowserAndSystem } from './rules/describe-browser-and-system.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { coarseIpNetwork } from './rules/normalised-and-coarse-ip-networks.ts';
import { type LoginDbRow, findLoginByEmail } from './sql/login-by-email.ts';
import { recordLoginDeviceInDatabase, insertSessionRow } from './sql/sessions-and-login-devices.ts';
import { insertPendingLogInRow } from './sql/pending-log-ins.ts';
import { makeSealedTotpSecret } from './make-seal-and-unseal-totp-secret.ts';

/** The public room of whoever is to be let in, and the answer that is to carry their cookie. */
export type LoginRequestAndReply = {
  db: Db<'public'>;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Goes on with somebody who has proved to own an address in another way than by a password (an identity provider, a
 * sign-up just done): as after a right password, so a one-time code may still be asked for. The cookie is set on the
 * reply; a browser that is sent on to the log-in page finds there what is still needed (`GET /auth/pending`).
 */
export async function completeLoginOfVerifiedEmail(
  at: LoginRequestAndReply,
  email: string,
): Promise<LogInResult | 'unknown' | 'deactivated'> {
  const login = await findLoginByEmail(at.db, normaliseEmail(email));
  if (login === undefined) return 'unknown';
  return login.deactivated
    ? 'deactivated'
    : completeLoginOrAskForCode(at, { ...login, email: normaliseEmail(email) });
}

/** What comes after the first proof: a session, or a one-time code first. Only for an account that is not deactivated. */
export async function completeLoginOrAskForCode(
  at: LoginRequestAndReply,
  login: LoginDbRow & { email: string },
): Promise<LogInResult> {
  const { db, services, reply } = at;
  if (login.orgDeactivated) {
    const csrfToken = deriveCsrfToken(setSessionCookie(reply, services.config), services.config);
    return { csrfToken, status: 'orgExpired' };
  }
  if (!login.totpConfirmed && !login.totpRequired)
    return { csrfToken: await startSessionOfLogin(at, login) };
  // Another id than the one before the password was right: whoever knew that one stays outside.
  const token = setSessionCookie(reply, services.config);
  const csrfToken = deriveCsrfToken(token, services.config);
  if (login.totpConfirmed) {
    await insertPendingLogInRow(db, { loginId: login.loginId, token, secret: null });
    return { csrfToken, message: 'totp' };
  }
  const { sealed, shown } = makeSealedTotpSecret({
    email: login.email,
    token,
    ring: services.config,
  });
  await insertPendingLogInRow(db, { loginId: login.loginId, token, secret: sealed });
  return { csrfToken, message: 'needs totp', ...shown };
}

/** Opens the session, under an id that nobody has seen; the anti-forgery token that goes with it. */
export async function startSessionOfLogin(
  at: LoginRequestAndReply,
  login: { loginId: number; orgId: number; memberId: number },
): Promise<string> {
  const { db, services, request, reply } = at;
  const token = setSessionCookie(reply, services.config);
  await rememberDeviceForLogInThrottling(at, login.loginId);
  const agent = describeBrowserAndSystem(request.headers['user-agent']);
  const session = { loginId: login.loginId, token, agent, network: coarseIpNetwork(request.ip) };
  await insertSessionRow(db, session);
  const device = await recordLoginDeviceInDatabase(db, login.loginId, agent);
  const mine = await switchDoorToOrganisationOfLogin(db, services, login);
  if (device !== undefined) {
    await recordDomainEvent(mine, {
      kind: 'signed-in-on-new-device',
      actorKind: 'member',
      actorId: login.memberId,
      subjectId: device,
    });
  }
  await writeAuditEntry(mine, { kind: 'signed-in', actorKind: 'member', requestId: request.id });
  return deriveCsrfToken(token, services.config);
}

/** Goes on in the public room of the organisation of a log-in that was just found. */
export function switchDoorToOrganisationOfLogin(
  db: Db<'public'>,
  { roles }: Pick<Services, 'roles'>,
  { orgId, memberId }: { orgId: number; memberId: number },
): Promise<Db<'public'>> {
  return switchTransactionToDoor(db, roles, 'public', { orgId, actorId: memberId });
}
