import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import { findMember, lockMemberRoles, updateMemberRow } from './sql/members.ts';

type Command = { memberId: number; by: { actorId: number } };

/**
 * Lets a colleague in again, without being an admin and without the sessions they had.
 * @throws Refusal not-found, not-deactivated
 */
export async function reactivateMember(
  { db, requestId }: VisitorRequestContext,
  { memberId, by }: Command,
): Promise<void> {
  await lockMemberRoles(db);
  const member = await findMember(db, { id: memberId });
  if (member === undefined) throw new Refusal('not-found');
  if (member.deactivatedAt === null) throw new Refusal('not-deactivated');
  await updateMemberRow(db, memberId, { deactivated_at: null, role: 'MEMBER' });
  await recordDomainEvent(db, {
    kind: 'member-reactivated',
    actorKind: 'member',
    actorId: by.actorId,
    subjectId: memberId,
  });
  await writeAuditEntry(db, {
    kind: 'member-reactivated',
    actorKind: 'member',
    subject: `member ${memberId}`,
    requestId,
  });
}
