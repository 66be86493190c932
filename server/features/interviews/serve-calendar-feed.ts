import { createHash } from 'node:crypto';
import type { CalendarFeedDetailLevel } from '@evenhand/contract/interviews/calendar-feeds.ts';
import {
  admitByCalendarFeed,
  type CalendarFeedVisitor,
  findVisitorOfCalendarFeed,
} from '../../access/find-and-admit-by-calendar-feed.ts';
import type {
  PageContext,
  PageContextBeforeAuthentication,
  PageResponse,
} from '../../http/add-page-route.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  type CacheableServerResponse,
  makeCacheableServerResponse,
} from '../../http/make-and-send-cacheable-server-response.ts';
import { createVersionedCache } from '../../http/versioned-cache.ts';
import type { Services } from '../../services-type.ts';
import { makeInterviewCalendarFeed } from './interview-calendar-attachment-and-feed.ts';
import { interviewPlaceForCalendar } from './rules/interview-place-for-calendar-and-in-words.ts';
import {
  findInterviewsOfCalendarFeed,
  type InterviewOfCalendarFeed,
} from './sql/calendar-feeds.ts';

const FEEDS_CACHED = 100;
const INTERVIEWS_MAX = 1000;
const DAY_MS = 86_400_000;
const DAYS_BACK = 90;

/**
 * A member's own interviews, for calendars that ask every few minutes. While nobody has written anything at all, one look-up of
 * the address is all that is asked of the database; and while what the feed tells is the same, it is the same file, so that
 * nobody learns from it that something else has changed.
 */
export function createCalendarFeedHandler({ config }: Pick<Services, 'config'>) {
  const cache = createVersionedCache<{ told: string; response: CacheableServerResponse }>(
    FEEDS_CACHED,
  );

  function send(response: CacheableServerResponse): PageResponse {
    return { cached: async () => response };
  }

  return {
    /** What is kept, if it is still the current one. */
    showKept: async ({
      services,
      params,
    }: PageContextBeforeAuthentication<'public'>): Promise<PageResponse | undefined> => {
      const visitor = await findVisitorOfCalendarFeed(services, params['token'] ?? '');
      if (visitor === undefined) throw new Refusal('not-found');
      const kept = cache.find(nameOf(visitor, services.now()));
      return kept && send(kept.response);
    },

    write: async ({
      visit,
      db,
      services,
      params,
    }: PageContext<'public'>): Promise<PageResponse> => {
      const admitted = await admitByCalendarFeed(db, services, params['token'] ?? '');
      // Revoked since the look at what is kept.
      if (admitted === undefined) throw new Refusal('not-found');
      const { visitor } = admitted;
      const rows = await findInterviewsOfCalendarFeed(admitted.db, {
        memberId: visitor.actorId,
        from: new Date(startOfDay(visit.now) - DAYS_BACK * DAY_MS),
        most: INTERVIEWS_MAX,
      });
      const name = nameOf(visitor, visit.now);
      const told = createHash('sha256').update(JSON.stringify(rows)).digest('base64');
      const last = cache.last(name.of)?.made;
      const response =
        last?.told === told
          ? last.response
          : responseOf(makeInterviewCalendarFeed(detailOf(visitor), rows.map(entryOf)), visit.now);
      return send(cache.store(name, { told, response }).response);
    },
  };

  function entryOf({ roomName, place, ...row }: InterviewOfCalendarFeed) {
    return {
      ...row,
      host: new URL(config.BASE_URL).hostname,
      place: interviewPlaceForCalendar({ place, roomName }),
      url: `${config.BASE_URL}/interviews/${row.id}`,
    };
  }
}

function responseOf(text: string, now: Date): CacheableServerResponse {
  return {
    ...makeCacheableServerResponse(text, 'text/calendar; charset=utf-8', now),
    isPrivate: true,
  };
}

/** With each day the oldest interviews leave it. */
function nameOf({ orgId, actorId, detail, seen }: CalendarFeedVisitor, now: Date) {
  return { of: `${orgId} ${actorId} ${detail}`, version: `${seen} ${startOfDay(now)}` };
}

function startOfDay(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS) * DAY_MS;
}

/** What cannot be told apart says less. */
function detailOf({ detail }: CalendarFeedVisitor): CalendarFeedDetailLevel {
  return detail === 'references' ? 'references' : 'busy';
}
