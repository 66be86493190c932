import { currentUser, loggedIn, logIn, logOut } from '@evenhand/contract/sign-in.ts';
import { csrfTokenOf, giveSession, sessionOf } from '../../doors/session.ts';
import { findMember } from '../../doors/staff.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { endSession } from './end-session.ts';
import { logInWithPassword } from './log-in.ts';
import { findCurrentUser } from './sql.ts';

export function addSignInRoutes(house: House): void {
  route(
    house,
    loggedIn,
    may.anyone,
  )(async ({ db, outside, request, reply }) => {
    const session = sessionOf(request, outside.config);
    const member = session === null ? undefined : await findMember(db, session);
    const csrfToken = csrfTokenOf(session ?? giveSession(reply, outside.config), outside.config);
    if (member === undefined) reply.status(401);
    return { csrfToken, orgDeactivated: member?.orgDeactivated ?? false };
  });

  route(house, logIn, may.anyone)(logInWithPassword);

  route(house, logOut, may.anyone)(endSession);

  route(
    house,
    currentUser,
    may.anyMember,
  )(async ({ db, visitor }) => ({
    user: { ...(await findCurrentUser(db, visitor)), may: { startJobs: may.admin(visitor) } },
  }));
}
