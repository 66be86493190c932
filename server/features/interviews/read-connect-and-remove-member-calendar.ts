import type {
  connectMemberCalendarEndpoint as contract,
  MemberCalendar,
} from '@evenhand/contract/interviews/member-calendar-endpoints-and-read-problems.ts';
import type { HandlerInputOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { sealValue } from '../../crypto/seal-value.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { checkOutboundUrl } from '../../http/outbound-url.ts';
import { Refusal } from '../../http/refusal.ts';
import type { MemberCalendarSource } from './member-calendar-source-and-read-result-types.ts';
import {
  deleteOwnMemberCalendarRow,
  findOwnMemberCalendar,
  replaceOwnMemberCalendarRow,
} from './sql/find-replace-and-delete-own-member-calendar.ts';

type CalendarWish = HandlerInputOf<typeof contract>['body'];
type Found = { calendar: MemberCalendar | null };

/** Where a member's calendar is sealed: it opens for nobody else. */
export const sealedPlaceOfMemberCalendar = (memberId: number) =>
  ({ table: 'core.member_calendar', row: memberId, column: 'sealed' }) as const;

export async function readOwnMemberCalendar({ db, now }: VisitorRequestContext): Promise<Found> {
  return { calendar: (await findOwnMemberCalendar(db, now)) ?? null };
}

/**
 * Keeps where a member's calendar stands, sealed, in place of any before. It is read in the background.
 * @throws Refusal bad-input for an address that is not on the public internet
 */
export async function connectMemberCalendar(
  visit: VisitorRequestContext,
  asked: CalendarWish,
): Promise<Found> {
  const { db, member, now, config } = visit;
  // As calendar programs spell the same address.
  const address = asked.url.replace(/^webcals?:/i, 'https:');
  const target = checkOutboundUrl(address, config.WEBHOOK_HTTP_HOSTS);
  if ('problem' in target)
    throw new Refusal('bad-input', { message: target.problem, fields: { url: target.problem } });
  const source: MemberCalendarSource = { ...asked, url: target.url.href };
  await replaceOwnMemberCalendarRow(db, {
    memberId: member.actorId,
    kind: asked.kind,
    host: target.url.host,
    sealed: sealValue(JSON.stringify(source), sealedPlaceOfMemberCalendar(member.actorId), config),
    now,
  });
  await note(visit, 'member-calendar-connected', { kind: asked.kind });
  return readOwnMemberCalendar(visit);
}

/** Where there is none any more, it is as it shall be. */
export async function removeMemberCalendar(visit: VisitorRequestContext): Promise<void> {
  if (await deleteOwnMemberCalendarRow(visit.db)) await note(visit, 'member-calendar-removed', {});
}

async function note(
  { db, member, requestId }: VisitorRequestContext,
  kind: 'member-calendar-connected' | 'member-calendar-removed',
  details: Record<string, string>,
): Promise<void> {
  await writeAuditEntry(db, {
    kind,
    actorKind: 'member',
    subject: `member ${member.actorId}`,
    requestId,
    details,
  });
}
