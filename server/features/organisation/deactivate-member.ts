import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { endOneOrMoreSessionsOfMember } from '../sign-in/end-sessions-of-member.ts';
import {
  countAdminsWithLogin,
  findMember,
  lockMemberRoles,
  updateMemberRow,
} from './sql/members.ts';

/**
 * Lets a colleague in no more: their sessions end at once. False when they were out already. What follows for their reviews is
 * seen to by `deactivateMemberAndReassignReviews`.
 * @throws Refusal own-account, not-found, last-admin
 */
export async function deactivateMember(
  visit: VisitorRequestContext,
  { memberId }: { memberId: number },
): Promise<boolean> {
  const { db, now } = visit;
  if (memberId === visit.member.actorId) throw new Refusal('own-account');
  await lockMemberRoles(db);
  const member = await findMember(db, { id: memberId });
  if (member === undefined) throw new Refusal('not-found');
  if (member.deactivatedAt !== null) return false;
  if (member.role === 'ADMIN' && (await countAdminsWithLogin(db, { except: memberId })) === 0)
    throw new Refusal('last-admin');
  await updateMemberRow(db, memberId, { deactivated_at: now });
  await endOneOrMoreSessionsOfMember(visit, { memberId });
  return true;
}
