import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { endSessionsOfMember } from '../sign-in/end-sessions-of-member.ts';
import { countAdminsWithLogin, findMember, lockMemberRoles, updateMember } from './sql/members.ts';

type Command = { memberId: number; by: { actorId: number }; now: Date; requestId: string };

/**
 * Lets a colleague in no more: their sessions end at once. False when they were out already. What follows for their reviews is
 * seen to by `deactivateAndReassign`.
 * @throws Refusal own-account, not-found, last-admin
 */
export async function deactivateMember(
  db: Db<'staff'>,
  { memberId, by, now, requestId }: Command,
): Promise<boolean> {
  if (memberId === by.actorId) throw new Refusal('own-account');
  await lockMemberRoles(db);
  const member = await findMember(db, { id: memberId });
  if (member === undefined) throw new Refusal('not-found');
  if (member.deactivatedAt !== null) return false;
  if (member.role === 'ADMIN' && (await countAdminsWithLogin(db, { except: memberId })) === 0)
    throw new Refusal('last-admin');
  await updateMember(db, memberId, { deactivated_at: now });
  await endSessionsOfMember(db, { memberId, requestId });
  return true;
}
