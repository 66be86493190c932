import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { Refusal } from '../../http/refusal.ts';
import { endOneOrMoreSessionsOfMember } from '../sign-in/end-sessions-of-member.ts';
import {
  countAdminsWithLogin,
  findMember,
  lockMemberRoles,
  updateMemberRow,
} from './sql/members.ts';

type Command = { memberId: number; role: MemberRole };

/**
 * Makes a member an admin or takes that from them; it counts from their next request on. Whoever may do more from now on
 * logs in anew, so that no session from before does it. Asking for what already is changes nothing.
 * @throws Refusal not-found, deactivated-member, last-admin
 */
export async function setMemberRole(
  visit: VisitorRequestContext,
  { memberId, role }: Command,
): Promise<void> {
  const { db, requestId } = visit;
  await lockMemberRoles(db);
  const member = await findMember(db, { id: memberId });
  if (member === undefined) throw new Refusal('not-found');
  if (member.deactivatedAt !== null) throw new Refusal('deactivated-member');
  if (member.role === role) return;
  if (role === 'MEMBER' && (await countAdminsWithLogin(db, { except: memberId })) === 0)
    throw new Refusal('last-admin');
  await updateMemberRow(db, memberId, { role });
  if (role === 'ADMIN') await endOneOrMoreSessionsOfMember(visit, { memberId });
  await writeAuditEntry(db, {
    kind: role === 'ADMIN' ? 'admin-granted' : 'admin-revoked',
    actorKind: 'member',
    subject: `member ${memberId}`,
    requestId,
  });
}
