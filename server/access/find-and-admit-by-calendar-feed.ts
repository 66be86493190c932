import { type RawBuilder, sql } from 'kysely';
import type { Services } from '../services-type.ts';
import { hashToken } from '../crypto/random-token-and-token-hash.ts';
import {
  continueTransactionAsFoundVisitor,
  type Db,
  queryByDoorInOneRoundTrip,
} from './transactions-by-door-or-token.ts';

/** A program that holds the secret address of a member's calendar feed: it reads that feed, and nothing else. */
export type CalendarFeedVisitor = {
  orgId: number;
  actorId: number;
  detail: string;
  /** What of the database was seen; the same text for as long as nobody has written anything. */
  seen: string;
  impersonationId: null;
  operatorLoginId: null;
};

/** Whose feed it is, in one message to the database; undefined once it was revoked, or its member may not log in any more. */
export async function findVisitorOfCalendarFeed(
  services: Pick<Services, 'pools' | 'roles'>,
  token: string,
): Promise<CalendarFeedVisitor | undefined> {
  const [feed] = await queryByDoorInOneRoundTrip(
    { services, door: 'public' },
    selectCalendarFeed(token),
  );
  return feed;
}

/** Goes on as the member whose feed it is. */
export function admitByCalendarFeed(
  db: Db<'public'>,
  { roles }: Pick<Services, 'roles'>,
  token: string,
): Promise<{ db: Db<'staff'>; visitor: CalendarFeedVisitor } | undefined> {
  const lookUp = selectCalendarFeed(token);
  return continueTransactionAsFoundVisitor<'staff', CalendarFeedVisitor>(db, {
    roles,
    door: 'staff',
    lookUp,
  });
}

/** Without parameters, of which a message of several statements has none: a hash is hexadecimal digits. */
function selectCalendarFeed(token: string): RawBuilder<CalendarFeedVisitor> {
  const hash = sql.lit(`\\x${hashToken(token).toString('hex')}`);
  return sql<CalendarFeedVisitor>`
    select org_id as "orgId", member_id as "actorId", detail, seen, null::bigint as "impersonationId",
      null::bigint as "operatorLoginId" from core.find_calendar_feed(${hash}::bytea)`;
}
