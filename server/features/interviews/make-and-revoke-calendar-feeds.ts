import type { CalendarFeedDetailLevel } from '@evenhand/contract/interviews/calendar-feeds.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { cellPrefix } from '../../cells/cell-of-tokens-and-ids.ts';
import type { Config } from '../../config.ts';
import { hashToken, randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import {
  deleteInterviewCalendarFeedRow,
  upsertInterviewCalendarFeedRow,
} from './sql/calendar-feeds.ts';

type Which = { detail: CalendarFeedDetailLevel };

/** Makes an address of 256 random bits that is told this once; the database keeps its hash. */
export async function createInterviewCalendarFeed(
  visit: VisitorRequestContext,
  { detail }: Which,
  config: Config,
): Promise<{ url: string }> {
  const { db, member, now } = visit;
  const token = `${cellPrefix(config)}${randomToken()}`;
  await upsertInterviewCalendarFeedRow(db, {
    memberId: member.actorId,
    detail,
    hash: hashToken(token),
    now,
  });
  await note(visit, 'calendar-feed-made', detail);
  return { url: `${config.BASE_URL}/feeds/${token}.ics` };
}

/** Where there is none any more, it is as it shall be. */
export async function revokeInterviewCalendarFeed(
  visit: VisitorRequestContext,
  { detail }: Which,
): Promise<void> {
  if (await deleteInterviewCalendarFeedRow(visit.db, detail))
    await note(visit, 'calendar-feed-revoked', detail);
}

async function note(
  { db, member, requestId }: VisitorRequestContext,
  kind: 'calendar-feed-made' | 'calendar-feed-revoked',
  detail: CalendarFeedDetailLevel,
): Promise<void> {
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `member ${member.actorId}`,
    requestId,
    details: { detail },
  });
}
