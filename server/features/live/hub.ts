import type { Services } from '../../services.ts';
import { Refusal } from '../../refusal.ts';
import { everything } from './rules/news-for.ts';
import { livingAmong, tell } from './tell.ts';
import { say, type Stream } from './stream.ts';
import { openWaitingRoom } from './rules/waiting-room.ts';

const BEAT_MS = 1_000;
/** At most once in this time a page is told anything. */
const TELL_EVERY_MS = 1_000;
const TELL_SOON_MS = 50;
/** Shorter than what proxies, and this server itself, put up with. */
const STILL_HERE_EVERY_MS = 15_000;
const LOOK_EVERY_MS = 20_000;
/** While nobody can say whether a session is alive, it counts as ended after this. */
const TRUSTED_MS = 60_000;
const STREAMS_OF_A_MEMBER = 8;
const STREAMS_MAX = 5_000;

/**
 * The open pages of this process. Hears what has happened and tells those whom it concerns which calls to make again. Holds
 * no transaction and no connection while there is nothing to say.
 */
export function openHub(services: Services) {
  const streams = new Set<Stream>();
  const waiting = openWaitingRoom();
  const clock = () => services.now().getTime();
  let telling: NodeJS.Timeout | undefined;
  let toldAt = 0;
  let saidAt = clock();
  let lookedAt = clock();
  let isLooking = false;

  const deaf = services.live.hear((news) => {
    if (news === 'missed') for (const stream of streams) say(stream, { changed: everything });
    else if (waiting.enter(news, clock())) tellSoon();
  });
  const beat = setInterval(() => {
    if (waiting.isDue(clock())) tellSoon();
    if (clock() - saidAt >= STILL_HERE_EVERY_MS) {
      saidAt = clock();
      for (const stream of streams) say(stream, 'still here');
    }
    if (clock() - lookedAt >= LOOK_EVERY_MS && !isLooking) void look();
  }, BEAT_MS).unref();

  function tellSoon() {
    const rest = toldAt + TELL_EVERY_MS - performance.now();
    telling ??= setTimeout(() => void tellAll(), Math.max(rest, TELL_SOON_MS)).unref();
  }

  async function tellAll() {
    const changes = waiting.leave(clock());
    const concerned = Map.groupBy(streams, ({ orgId }) => orgId);
    for (const [orgId, theirs] of concerned) {
      const ofTheirs = changes.filter((change) => change.orgId === orgId);
      if (ofTheirs.length === 0) continue;
      await tell(services, theirs, ofTheirs).catch((error: Error) => {
        services.log({ at: 'live', error: error.message });
        for (const stream of theirs) say(stream, { changed: everything });
      });
    }
    toldAt = performance.now();
    telling = undefined;
    if (waiting.isDue(clock())) tellSoon();
  }

  /** A session that was ended, by whomever, ends what it listens to. */
  async function look() {
    isLooking = true;
    const asked = [...streams];
    try {
      const living = await livingAmong(services, asked);
      lookedAt = clock();
      for (const stream of asked) if (!living.has(stream)) end(stream);
    } catch (error) {
      // Whatever is thrown here comes from the driver, which throws errors.
      services.log({ at: 'live', error: (error as Error).message });
      if (clock() - lookedAt > TRUSTED_MS) for (const stream of asked) end(stream);
    } finally {
      isLooking = false;
    }
  }

  function end(stream: Stream) {
    say(stream, { ended: {} });
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
    join(stream: Stream) {
      streams.add(stream);
      stream.response.once('close', () => streams.delete(stream));
      const lately = waiting.lately(clock()).filter(({ orgId }) => orgId === stream.orgId);
      if (lately.length > 0)
        tell(services, [stream], lately).catch(() => say(stream, { changed: everything }));
    },
    close() {
      deaf();
      clearInterval(beat);
      clearTimeout(telling);
      for (const stream of streams) stream.response.end();
      streams.clear();
    },
  };
}
