import type { FastifyReply } from 'fastify';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { deriveCsrfToken, setSessionCookie } from '../../access/session-cookie-and-csrf.ts';
import type { AuthenticatedMember } from '../../access/authenticate-member.ts';
import type { Services } from '../../services-type.ts';
import { updateTokenOfOwnSessionRow } from './sql/sessions-and-login-devices.ts';

/**
 * Gives the session of the caller another id, as is right whenever what it may do has changed: whoever knew the old one
 * knows nothing any more. The answer must carry the anti-forgery token that goes with it.
 */
export async function renewSessionId({
  db,
  visitor,
  services,
  reply,
}: {
  db: Db<'staff'>;
  visitor: AuthenticatedMember;
  services: Services;
  reply: FastifyReply;
}): Promise<string> {
  const token = setSessionCookie(reply, services.config);
  await updateTokenOfOwnSessionRow(db, visitor.sessionId, token);
  return deriveCsrfToken(token, services.config);
}
