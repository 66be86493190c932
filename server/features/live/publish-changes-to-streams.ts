import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { BroadcastEvent } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { Services } from '../../services-type.ts';
import {
  type LiveUpdateListener,
  findLiveChangesForListener,
} from './rules/find-live-changes-for-listener.ts';
import { findLiveListeners } from './sql/live-listeners-and-sessions.ts';
import { sendToLiveUpdateStream, type LiveUpdateStream } from './send-to-live-update-stream.ts';

/** Tells pages of one organisation what of its changes concerns them; who sees which role is asked each time. */
export async function publishChangesToStreams(
  services: Services,
  streams: readonly LiveUpdateStream[],
  changes: readonly BroadcastEvent[],
): Promise<void> {
  const listeners = await findListenersOf(services, streams, changes);
  for (const stream of streams) {
    const listener = listeners.get(stream.memberId);
    const changed = listener && findLiveChangesForListener(listener, changes);
    if (changed) sendToLiveUpdateStream(stream, { changed });
  }
}

async function findListenersOf(
  services: Services,
  streams: readonly LiveUpdateStream[],
  changes: readonly BroadcastEvent[],
): Promise<Map<number, LiveUpdateListener>> {
  const orgId = streams[0]?.orgId ?? null;
  const members = [...new Set(streams.map(({ memberId }) => memberId))];
  const jobs = [...new Set(changes.flatMap(({ jobId }) => jobId ?? []))];
  const found = await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    (db) => findLiveListeners(db, { members, jobs }),
  );
  return new Map(found.map((listener) => [listener.memberId, listener]));
}
