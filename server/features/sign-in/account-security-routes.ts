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
} from '@evenhand/contract/sign-in/account-security.ts';
import { recordDailyUsageEndpoint } from '@evenhand/contract/sign-in/current-user.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
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
} from './sql/passwords.ts';
import { findOwnSessions } from './sql/sessions.ts';
import { insertUsageEventRow } from './sql/usage-events.ts';
import { changePassword } from './change-password.ts';

/** What the logged-in do about their own account, and admins about getting in. */
export function addAccountSecurityRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    findOwnAccountSecurityEndpoint,
    routeAccessRules.anyMember,
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
    routeAccessRules.anyMember,
    passwordHashingLimiter,
  )(changePassword);
  addEndpointRoute(
    server,
    reauthenticateOwnAccountEndpoint,
    routeAccessRules.anyMember,
    passwordHashingLimiter,
  )(reauthenticateMember);

  addEndpointRoute(
    server,
    beginTwoFactorSetUpEndpoint,
    routeAccessRules.anyMember,
  )(beginTwoFactorSetUp);
  addEndpointRoute(
    server,
    confirmTwoFactorSetUpEndpoint,
    routeAccessRules.anyMember,
  )(confirmTwoFactorSetUp);
  addEndpointRoute(
    server,
    switchTwoFactorOffEndpoint,
    routeAccessRules.anyMember,
  )(removeOwnTwoFactor);
  addEndpointRoute(
    server,
    makeRecoveryCodesEndpoint,
    routeAccessRules.anyMember,
  )(renewOwnRecoveryCodes);

  addEndpointRoute(
    server,
    listOwnSessionsEndpoint,
    routeAccessRules.anyMember,
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
    routeAccessRules.owner,
  )(async ({ visit, visitor, params }) => {
    const which = { memberId: visitor.actorId, only: params.sessionId };
    if ((await endOneOrMoreSessionsOfMember(visit, which)) === 0) throw new Refusal('not-found');
    return undefined;
  });
  addEndpointRoute(
    server,
    endOtherSessionsEndpoint,
    routeAccessRules.anyMember,
  )(async ({ visit, visitor }) => {
    const which = { memberId: visitor.actorId, keep: visitor.sessionId };
    return { ended: await endOneOrMoreSessionsOfMember(visit, which) };
  });
  addEndpointRoute(
    server,
    endMemberSessionsEndpoint,
    routeAccessRules.admin,
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
    routeAccessRules.admin,
  )(async ({ visit, visitor, params, body }) => {
    const by = { kind: 'member', visit, id: visitor.actorId } as const;
    await resetTwoFactor(by, { memberId: params.userId, reason: body.reason });
    return undefined;
  });

  addEndpointRoute(
    server,
    resendChoosePasswordLinkEndpoint,
    routeAccessRules.admin,
  )(resendMemberInvitation);
  addEndpointRoute(
    server,
    recordDailyUsageEndpoint,
    routeAccessRules.anyMember,
  )(async ({ db, body }) => {
    await insertUsageEventRow(db, body.eventId, body.value);
    return undefined;
  });
}
