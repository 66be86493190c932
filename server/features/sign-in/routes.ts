import {
  sendPasswordResetLinkEndpoint,
  resetPasswordEndpoint,
  checkPasswordResetLinkEndpoint,
} from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import {
  checkLogInStateEndpoint,
  logInEndpoint,
  logOutEndpoint,
  findPendingLogInEndpoint,
  confirmLogInByTotpEndpoint,
} from '@evenhand/contract/sign-in.ts';
import {
  deriveCsrfToken,
  setSessionCookie,
  findSessionId,
} from '../../access/session-cookie-and-csrf.ts';
import { findSessionMember } from '../../access/authenticate-member.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { logInWithCode } from './log-in-with-code.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { logOutOfThisSession } from './log-out-of-this-session.ts';
import { readPendingLogIn } from './read-pending-log-in.ts';
import { logInWithPassword } from './log-in-with-password.ts';
import { passwordHashingLimiter } from './hash-password.ts';
import {
  checkPasswordLink,
  setPasswordByLink,
} from './check-password-link-and-set-password-by-link.ts';
import { addAccountSecurityRoutes } from './account-security-routes.ts';
import { findPendingLogInState } from './sql/pending-log-ins.ts';

export function addSignInRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    checkLogInStateEndpoint,
    may.anyone,
  )(async ({ db, services, request, reply }) => {
    const session = findSessionId(request, services.config);
    const member = session === null ? undefined : await findSessionMember(db, session);
    const isHalfIn =
      member === undefined &&
      session !== null &&
      (await findPendingLogInState(db, session)) !== undefined;
    const csrfToken = deriveCsrfToken(
      session ?? setSessionCookie(reply, services.config),
      services.config,
    );
    if (member === undefined) reply.status(401);
    return {
      csrfToken,
      orgDeactivated: member?.orgDeactivated ?? false,
      ...(member !== undefined && { userId: member.actorId }),
      ...(isHalfIn && { isHalfIn }),
    };
  });

  addEndpointRoute(server, logInEndpoint, may.anyone, passwordHashingLimiter)(logInWithPassword);
  addEndpointRoute(server, findPendingLogInEndpoint, may.anyone)(readPendingLogIn);
  addEndpointRoute(server, confirmLogInByTotpEndpoint, may.anyone)(logInWithCode);

  addEndpointRoute(server, sendPasswordResetLinkEndpoint, may.anyone)(requestPasswordReset);
  addEndpointRoute(server, checkPasswordResetLinkEndpoint, may.anyone)(checkPasswordLink);
  addEndpointRoute(
    server,
    resetPasswordEndpoint,
    may.anyone,
    passwordHashingLimiter,
  )(setPasswordByLink);

  addEndpointRoute(server, logOutEndpoint, may.anyone)(logOutOfThisSession);

  addAccountSecurityRoutes(server);
}
