import type { Answer } from '@evenhand/contract/endpoint.ts';
import type { logIn } from '@evenhand/contract/sign-in.ts';
import { changeRoom, type Db } from '../../doors/enter.ts';
import { csrfTokenOf, giveSession } from '../../doors/session.ts';
import { audit } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import type { Context } from '../../route.ts';
import { verifyPassword } from './password.ts';
import { networkOf } from './rules/network.ts';
import { waitSeconds } from './rules/throttle.ts';
import {
  type Login,
  findFailures,
  findLogin,
  forgetFailures,
  noteFailure,
  openSession,
} from './sql.ts';

/**
 * One answer, one hash and one time for every failure; 403 tells of a deactivation only after the
 * password was right.
 */
export async function logInWithPassword({
  db,
  body,
  outside,
  request,
  reply,
}: Context<typeof logIn>): Promise<Answer<typeof logIn> | Refusal> {
  const email = body.email.normalize('NFC').trim().toLowerCase();
  const keys = { account: `account ${email}`, network: `network ${networkOf(request.ip)}` };
  const wait = waitSeconds(await findFailures(db, keys), keys);
  if (wait > 0) throw new Refusal('too-many', { retryAfterSeconds: wait });

  const login = await findLogin(db, email);
  const right = await verifyPassword(body.password, login?.passwordHash ?? null);
  if (login === undefined || !right) {
    for (const key of [keys.account, keys.network]) await noteFailure(db, key);
    if (login !== undefined) {
      await audit(await asMember(db, outside, login), {
        kind: 'sign-in-failed',
        actorKind: 'stranger',
        requestId: request.id,
      });
    }
    // Returned, not thrown: what was noted stays.
    return new Refusal('bad-credentials');
  }
  if (login.deactivated) throw new Refusal('deactivated');
  await forgetFailures(db, keys.account);
  if (login.orgDeactivated) {
    const csrfToken = csrfTokenOf(giveSession(reply, outside.config), outside.config);
    return { csrfToken, status: 'orgExpired' };
  }
  const session = giveSession(reply, outside.config);
  await openSession(db, login.loginId, session);
  await audit(await asMember(db, outside, login), {
    kind: 'signed-in',
    actorKind: 'member',
    requestId: request.id,
  });
  return { csrfToken: csrfTokenOf(session, outside.config) };
}

function asMember(
  db: Db<'public'>,
  outside: Context<typeof logIn>['outside'],
  login: Login,
): Promise<Db<'public'>> {
  return changeRoom(db, outside.roles, 'public', { orgId: login.orgId, actorId: login.memberId });
}
