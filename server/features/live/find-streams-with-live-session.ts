import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { findMembersOfSessions } from './sql/live-listeners-and-sessions.ts';
import type { LiveUpdateStream } from './send-to-live-update-stream.ts';

/** Those whose session still is what it was when they began to listen. */
export async function findStreamsWithLiveSession(
  services: Services,
  streams: readonly LiveUpdateStream[],
): Promise<Set<LiveUpdateStream>> {
  if (streams.length === 0) return new Set();
  const sessions = streams.map(({ session }) => session);
  const found = await runTransactionByDoor({ services, door: 'public' }, (db) =>
    findMembersOfSessions(db, sessions),
  );
  const members = new Map(
    found.map(({ session, orgId, memberId }) => [session.toString('hex'), `${orgId} ${memberId}`]),
  );
  return new Set(
    streams.filter(
      ({ session, orgId, memberId }) =>
        members.get(session.toString('hex')) === `${orgId} ${memberId}`,
    ),
  );
}
