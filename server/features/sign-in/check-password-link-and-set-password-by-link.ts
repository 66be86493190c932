import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type {
  resetPasswordEndpoint,
  checkPasswordResetLinkEndpoint,
} from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import {
  deriveCsrfToken,
  setSessionCookie,
  findSessionId,
} from '../../access/session-cookie-and-csrf.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { rememberDeviceForLogInThrottling } from './known-device.ts';
import { switchDoorToOrganisationOfLogin } from './complete-login-or-ask-for-code.ts';
import { hashPassword } from './hash-password.ts';
import { leastPasswordLengthFor, findPasswordProblem } from './rules/password-policy.ts';
import {
  findPasswordLink,
  type PasswordLinkDbRow,
  redeemPasswordLinkInDatabase,
} from './sql/passwords-password-links-and-reset-requests.ts';

/** What the page needs. A link that does not work any more gets 401, and a token to go on with all the same. */
export async function checkPasswordLink({
  db,
  query,
  services,
  request,
  reply,
}: EndpointContext<typeof checkPasswordResetLinkEndpoint>): Promise<
  ResponseOf<typeof checkPasswordResetLinkEndpoint>
> {
  const session =
    findSessionId(request, services.config) ?? setSessionCookie(reply, services.config);
  const csrfToken = deriveCsrfToken(session, services.config);
  const link = await findPasswordLink(db, query.token);
  if (link !== undefined) {
    const { email, totpConfirmed: hasTwoFactor } = link;
    return {
      csrfToken,
      token: query.token,
      email,
      leastLength: leastPasswordLengthFor({ hasTwoFactor }),
    };
  }
  reply.status(401);
  return { csrfToken };
}

/**
 * Sets the password once, logs nobody in and skips no code; whoever was logged in is not any more. The browser is known from
 * here on: a link from one's mailbox leads past strangers who guess.
 */
export async function setPasswordByLink(
  context: EndpointContext<typeof resetPasswordEndpoint>,
): Promise<ResponseOf<typeof resetPasswordEndpoint>> {
  const { db, body, services, request, reply } = context;
  const link = await findPasswordLink(db, body.token);
  if (link === undefined) throw new Refusal('link-expired');
  const problem = findPasswordProblem(body.password, ownerOf(link), loadCommonPasswords());
  if (problem !== null) throw new Refusal('bad-input', { fields: { password: problem } });
  const used = await redeemPasswordLinkInDatabase(
    db,
    body.token,
    await hashPassword(body.password),
  );
  if (!used) throw new Refusal('link-expired');
  const mine = await switchDoorToOrganisationOfLogin(db, services, link);
  await recordDomainEvent(mine, {
    kind: 'password-changed',
    actorKind: 'member',
    actorId: link.memberId,
    subjectId: link.memberId,
  });
  await writeAuditEntry(mine, {
    kind: 'password-changed',
    actorKind: 'member',
    requestId: request.id,
  });
  await rememberDeviceForLogInThrottling(context, link.loginId);
  return { csrfToken: deriveCsrfToken(setSessionCookie(reply, services.config), services.config) };
}

function ownerOf({ email, orgName, totpConfirmed }: PasswordLinkDbRow) {
  return { email, orgName, hasTwoFactor: totpConfirmed };
}
