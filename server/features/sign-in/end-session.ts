import type { logOut } from '@evenhand/contract/sign-in.ts';
import { switchDoor } from '../../access/enter.ts';
import { clearSessionCookie, sessionOf } from '../../access/session.ts';
import { findSessionMember } from '../../access/staff.ts';
import { audit } from '../../events/record.ts';
import type { Context } from '../../http/route.ts';
import { closeSession } from './sql/sessions.ts';

/** Ends the session here and empties what the browser kept of it. */
export async function endSession({
  db,
  services,
  request,
  reply,
}: Context<typeof logOut>): Promise<undefined> {
  const session = sessionOf(request, services.config);
  const member = session === null ? undefined : await findSessionMember(db, session);
  if (session !== null && member !== undefined) {
    await closeSession(db, session);
    const mine = await switchDoor(db, services.roles, 'public', member);
    await audit(mine, { kind: 'signed-out', actorKind: 'member', requestId: request.id });
  }
  clearSessionCookie(reply, services.config);
  reply.header('clear-site-data', '"cache", "storage"');
}
