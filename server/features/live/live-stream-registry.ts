import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { liveChangeOfEverything } from './rules/find-live-changes-for-listener.ts';
import { findStreamsWithLiveSession } from './find-streams-with-live-session.ts';
import { publishChangesToStreams } from './publish-changes-to-streams.ts';
import { sendToLiveUpdateStream, type LiveUpdateStream } from './send-to-live-update-stream.ts';
import { createDelayedLiveChangeBuffer } from './rules/delayed-live-change-buffer.ts';

const BEAT_MS = 1_000;
/** At most once in this time a page is told anything. */
const PUBLISH_EVERY_MS = 1_000;
const PUBLISH_SOON_MS = 50;
/** Shorter than what proxies, and this server itself, put up with. */
const HEARTBEAT_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 20_000;
/** While nobody can say whether a session is alive, it counts as ended after this. */
const TRUSTED_MS = 60_000;
const STREAMS_OF_A_MEMBER = 8;
const STREAMS_MAX = 5_000;

/**
 * The open pages of this process. Hears what has happened and tells those whom it concerns which calls to make again. Holds
 * no transaction and no connection while there is nothing to say.
 */
export function createLiveStreamRegistry(services: Services) {
  const streams = new Set<LiveUpdateStream>();
  const buffer = createDelayedLiveChangeBuffer();
  const clock = () => services.now().getTime();
  let publishTimer: NodeJS.Timeout | undefined;
  let publishedAt = 0;
  let heartbeatAt = clock();
  let lookedAt = clock();
  let isLooking = false;

  const unsubscribe = services.live.subscribe((published) => {
    if (published === 'missed')
      for (const stream of streams)
        sendToLiveUpdateStream(stream, { changed: liveChangeOfEverything });
    else if (buffer.add(published, clock())) publishSoon();
  });
  const beat = setInterval(() => {
    if (buffer.isDue(clock())) publishSoon();
    if (clock() - heartbeatAt >= HEARTBEAT_EVERY_MS) {
      heartbeatAt = clock();
      for (const stream of streams) sendToLiveUpdateStream(stream, 'still here');
    }
    if (clock() - lookedAt >= LOOK_EVERY_MS && !isLooking) void endStreamsWithoutSession();
  }, BEAT_MS).unref();

  function publishSoon() {
    const rest = publishedAt + PUBLISH_EVERY_MS - performance.now();
    publishTimer ??= setTimeout(() => void publishAll(), Math.max(rest, PUBLISH_SOON_MS)).unref();
  }

  async function publishAll() {
    const changes = buffer.take(clock());
    const concerned = Map.groupBy(streams, ({ orgId }) => orgId);
    for (const [orgId, theirs] of concerned) {
      const ofTheirs = changes.filter((change) => change.orgId === orgId);
      if (ofTheirs.length === 0) continue;
      await publishChangesToStreams(services, theirs, ofTheirs).catch((error: Error) => {
        services.log({ at: 'live', error: error.message });
        for (const stream of theirs)
          sendToLiveUpdateStream(stream, { changed: liveChangeOfEverything });
      });
    }
    publishedAt = performance.now();
    publishTimer = undefined;
    if (buffer.isDue(clock())) publishSoon();
  }

  /** A session that was ended, by whomever, ends what it listens to. */
  async function endStreamsWithoutSession() {
    isLooking = true;
    const checked = [...streams];
    try {
      const living = await findStreamsWithLiveSession(services, checked);
      lookedAt = clock();
      for (const stream of checked) if (!living.has(stream)) end(stream);
    } catch (error) {
      // Whatever is thrown here comes from the driver, which throws errors.
      services.log({ at: 'live', error: (error as Error).message });
      if (clock() - lookedAt > TRUSTED_MS) for (const stream of checked) end(stream);
    } finally {
      isLooking = false;
    }
  }

  function end(stream: LiveUpdateStream) {
    sendToLiveUpdateStream(stream, { ended: {} });
    stream.response.end();
    streams.delete(stream);
  }

  return {
    /** @throws Refusal too-many, busy */
    checkCapacity(member: { orgId: number; actorId: number }) {
      const own = [...streams].filter(
        ({ orgId, memberId }) => orgId === member.orgId && memberId === member.actorId,
      );
      if (own.length >= STREAMS_OF_A_MEMBER) throw new Refusal('too-many');
      if (services.leaving() || streams.size >= STREAMS_MAX) throw new Refusal('busy');
    },
    /** What happened a moment ago is told at once: it may have come after the page asked for what it shows. */
    join(stream: LiveUpdateStream) {
      streams.add(stream);
      stream.response.once('close', () => streams.delete(stream));
      const lately = buffer.recent(clock()).filter(({ orgId }) => orgId === stream.orgId);
      if (lately.length > 0)
        publishChangesToStreams(services, [stream], lately).catch(() =>
          sendToLiveUpdateStream(stream, { changed: liveChangeOfEverything }),
        );
    },
    close() {
      unsubscribe();
      clearInterval(beat);
      clearTimeout(publishTimer);
      for (const stream of streams) stream.response.end();
      streams.clear();
    },
  };
}
