import { enter } from '../../doors/enter.ts';
import type { Change } from '../../events/catalogue.ts';
import type { Services } from '../../services.ts';
import { type Hearer, newsFor } from './rules/news-for.ts';
import { findHearers, findSessions } from './sql.ts';
import { say, type Stream } from './stream.ts';

/** Tells pages of one organisation what of its changes concerns them; who sees which role is asked each time. */
export async function tell(
  services: Services,
  streams: readonly Stream[],
  changes: readonly Change[],
): Promise<void> {
  const hearers = await whoHears(services, streams, changes);
  for (const stream of streams) {
    const hearer = hearers.get(stream.memberId);
    const changed = hearer && newsFor(hearer, changes);
    if (changed) say(stream, { changed });
  }
}

async function whoHears(
  services: Services,
  streams: readonly Stream[],
  changes: readonly Change[],
): Promise<Map<number, Hearer>> {
  const orgId = streams[0]?.orgId ?? null;
  const members = [...new Set(streams.map(({ memberId }) => memberId))];
  const jobs = [...new Set(changes.flatMap(({ jobId }) => jobId ?? []))];
  const found = await enter({ services, door: 'worker', actor: { orgId, actorId: null } }, (db) =>
    findHearers(db, { members, jobs }),
  );
  return new Map(found.map((hearer) => [hearer.memberId, hearer]));
}

/** Those whose session still is what it was when they began to listen. */
export async function livingAmong(
  services: Services,
  streams: readonly Stream[],
): Promise<Set<Stream>> {
  if (streams.length === 0) return new Set();
  const sessions = streams.map(({ session }) => session);
  const found = await enter({ services, door: 'public' }, (db) => findSessions(db, sessions));
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
