import {
  sendPasswordResetLink,
  resetPassword,
  checkPasswordResetLink,
} from '@evenhand/contract/sign-in/password.ts';
import {
  checkLogInState,
  logIn,
  logOut,
  pendingLogIn,
  confirmLogInByTotp,
} from '@evenhand/contract/sign-in.ts';
import { deriveCsrfToken, setSessionCookie, findSessionId } from '../../access/session.ts';
import { findSessionMember } from '../../access/staff.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { answerCode } from './answer-code.ts';
import { askForNewPassword } from './ask-for-reset.ts';
import { endSession } from './end-session.ts';
import { findPendingLogIn } from './find-pending-log-in.ts';
import { logInWithPassword } from './log-in.ts';
import { passwordLimiter } from './password.ts';
import { readPasswordLink, setPasswordByLink } from './reset-password.ts';
import { addSecurityRoutes } from './security-routes.ts';
import { findPending } from './sql/two-factor.ts';

export function addSignInRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    checkLogInState,
    may.anyone,
  )(async ({ db, services, request, reply }) => {
    const session = findSessionId(request, services.config);
    const member = session === null ? undefined : await findSessionMember(db, session);
    const isHalfIn =
      member === undefined && session !== null && (await findPending(db, session)) !== undefined;
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

  addEndpointRoute(server, logIn, may.anyone, passwordLimiter)(logInWithPassword);
  addEndpointRoute(server, pendingLogIn, may.anyone)(findPendingLogIn);
  addEndpointRoute(server, confirmLogInByTotp, may.anyone)(answerCode);

  addEndpointRoute(server, sendPasswordResetLink, may.anyone)(askForNewPassword);
  addEndpointRoute(server, checkPasswordResetLink, may.anyone)(readPasswordLink);
  addEndpointRoute(server, resetPassword, may.anyone, passwordLimiter)(setPasswordByLink);

  addEndpointRoute(server, logOut, may.anyone)(endSession);

  addSecurityRoutes(server);
}
