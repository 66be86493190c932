import {
  changeOwnPasswordEndpoint,
  resendChoosePasswordLinkEndpoint,
} from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import {
  beginTwoFactorSetUpEndpoint,
  reauthenticateOwnAccountEndpoint,
  confirmTwoFactorSetUpEndpoint,
  switchTwoFactorOffEndpoint,
  endMemberSessionsEndpoint,
  endOtherSessionsEndpoint,
  endOwnSessionEndpoint,
  listOwnSessionsEndpoint,
  makeRecoveryCodesEndpoint,
  resetMemberTwoFactorEndpoint as resetPromise,
  findOwnAccountSecurityEndpoint,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { recordDailyUsageEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { reauthenticateMember } from './reauthenticate-member.ts';
import { endOneOrMoreSessionsOfMember } from './end-sessions-of-member.ts';
import { passwordHashingLimiter } from './hash-password.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { leastPasswordLengthFor } from './rules/password-policy.ts';
import { resendMemberInvitation } from './resend-member-invitation.ts';
import {
  beginTwoFactorSetUp,
  confirmTwoFactorSetUp,
  removeOwnTwoFactor,
  renewOwnRecoveryCodes,
} from './change-own-two-factor.ts';
import { findLoginOfMember } from './sql/logins-and-password-links.ts';
import {
  findLoginOfActingMember,
  findOwnOrganisationNameAndTwoFactorRequirement,
} from './sql/passwords-password-links-and-reset-requests.ts';
import { findOwnSessions } from './sql/sessions-and-login-devices.ts';
import { insertUsageEventRow } from './sql/usage-events.ts';
import { changePassword } from './change-password.ts';

/** What the logged-in do about their own account, and admins about getting in. */
export function addAccountSecurityRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    findOwnAccountSecurityEndpoint,
    may.anyMember,
  )(async ({ db, visitor }) => {
    const own = await findLoginOfActingMember(db);
    const { totpRequired } = await findOwnOrganisationNameAndTwoFactorRequirement(
      db,
      visitor.actorId,
    );
    return {
      email: own.email,
      hasPassword: own.passwordHash !== null,
      leastLength: leastPasswordLengthFor({ hasTwoFactor: own.totpConfirmedAt !== null }),
      twoFactor: {
        since: own.totpConfirmedAt,
        isRequired: totpRequired,
        recoveryCodesLeft: own.recoveryCodesLeft,
      },
    };
  });
  addEndpointRoute(
    server,
    changeOwnPasswordEndpoint,
    may.anyMember,
    passwordHashingLimiter,
  )(changePassword);
  addEndpointRoute(
    server,
    reauthenticateOwnAccountEndpoint,
    may.anyMember,
    passwordHashingLimiter,
  )(reauthenticateMember);

  addEndpointRoute(server, beginTwoFactorSetUpEndpoint, may.anyMember)(beginTwoFactorSetUp);
  addEndpointRoute(server, confirmTwoFactorSetUpEndpoint, may.anyMember)(confirmTwoFactorSetUp);
  addEndpointRoute(server, switchTwoFactorOffEndpoint, may.anyMember)(removeOwnTwoFactor);
  addEndpointRoute(server, makeRecoveryCodesEndpoint, may.anyMember)(renewOwnRecoveryCodes);

  addEndpointRoute(
    server,
    listOwnSessionsEndpoint,
    may.anyMember,
  )(async ({ db, visitor }) => ({
    sessions: (await findOwnSessions(db))
      .map(({ agent, ...session }) => ({
        ...session,
        device: agent ?? 'an unknown browser',
        isThis: session.id === visitor.sessionId,
      }))
      .sort((a, b) => Number(b.isThis) - Number(a.isThis)),
  }));
  addEndpointRoute(
    server,
    endOwnSessionEndpoint,
    may.owner,
  )(async ({ visit, visitor, params }) => {
    const which = { memberId: visitor.actorId, only: params.sessionId };
    if ((await endOneOrMoreSessionsOfMember(visit, which)) === 0) throw new Refusal('not-found');
    return undefined;
  });
  addEndpointRoute(
    server,
    endOtherSessionsEndpoint,
    may.anyMember,
  )(async ({ visit, visitor }) => {
    const which = { memberId: visitor.actorId, keep: visitor.sessionId };
    return { ended: await endOneOrMoreSessionsOfMember(visit, which) };
  });
  addEndpointRoute(
    server,
    endMemberSessionsEndpoint,
    may.admin,
  )(async ({ visit, db, visitor, params }) => {
    if ((await findLoginOfMember(db, params.userId)) === undefined) throw new Refusal('not-found');
    const isOwn = params.userId === visitor.actorId;
    return {
      ended: await endOneOrMoreSessionsOfMember(visit, {
        memberId: params.userId,
        ...(isOwn && { keep: visitor.sessionId }),
      }),
    };
  });

  addEndpointRoute(
    server,
    resetPromise,
    may.admin,
  )(async ({ visit, visitor, params, body }) => {
    const by = { kind: 'member', visit, id: visitor.actorId } as const;
    await resetTwoFactor(by, { memberId: params.userId, reason: body.reason });
    return undefined;
  });

  addEndpointRoute(server, resendChoosePasswordLinkEndpoint, may.admin)(resendMemberInvitation);
  addEndpointRoute(
    server,
    recordDailyUsageEndpoint,
    may.anyMember,
  )(async ({ db, body }) => {
    await insertUsageEventRow(db, body.eventId, body.value);
    return undefined;
  });
}
