import type { logOutEndpoint } from '@evenhand/contract/sign-in.ts';
import { switchTransactionToDoor } from '../../access/transactions-by-door-or-token.ts';
import { clearSessionCookie, findSessionId } from '../../access/session-cookie-and-csrf.ts';
import { findSessionMember } from '../../access/authenticate-member.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { deleteSessionRow } from './sql/sessions-and-login-devices.ts';

/** Ends the session here and empties what the browser kept of it. */
export async function logOutOfThisSession({
  visit,
  db,
  services,
  request,
  reply,
}: EndpointContext<typeof logOutEndpoint>): Promise<undefined> {
  const session = findSessionId(request, services.config);
  const member = session === null ? undefined : await findSessionMember(db, session);
  if (session !== null && member !== undefined) {
    await deleteSessionRow(db, session);
    const mine = await switchTransactionToDoor(db, services.roles, 'public', member);
    await writeAuditEntry(mine, {
      kind: 'signed-out',
      actorKind: 'member',
      requestId: visit.requestId,
    });
  }
  clearSessionCookie(reply, services.config);
  reply.header('clear-site-data', '"cache", "storage"');
}
