import type { Db } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import { Refusal } from '../../http/refusal.ts';
import { createLoginAccount } from '../sign-in/create-login-account.ts';
import { insertMember, type NewMember } from './sql/members.ts';

/**
 * Makes somebody a member of the transaction's organisation and opens their log-in. It is 'taken' when the address has one
 * in another organisation: the member is there, but cannot get in, and nobody but they may be told.
 * @param addedBy null for whoever founded the organisation
 * @throws Refusal already-member
 */
export async function addMemberWithLoginAccount(
  db: Db<'staff'>,
  { addedBy = null, ...member }: NewMember & { addedBy?: number | null },
): Promise<{ memberId: number; login: 'created' | 'taken' }> {
  const memberId = await insertMember(db, member);
  if (memberId === undefined) throw new Refusal('already-member');
  const login = await createLoginAccount(db, { email: member.email, memberId });
  await recordEvent(db, {
    kind: 'member-added',
    actorKind: 'member',
    actorId: addedBy ?? memberId,
    subjectId: memberId,
  });
  return { memberId, login };
}
