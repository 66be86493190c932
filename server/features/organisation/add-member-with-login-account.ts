import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services-type.ts';
import { createLoginAccount } from '../sign-in/create-login-account.ts';
import { insertMemberRow, type NewOrganisationMember } from './sql/members.ts';

/**
 * Makes somebody a member of the transaction's organisation and opens their log-in. It is 'taken' when the address has one
 * in another organisation: the member is there, but cannot get in, and nobody but they may be told.
 * @param addedBy null for whoever founded the organisation
 * @throws Refusal already-member, busy
 */
export async function addMemberWithLoginAccount(
  at: { db: Db<'staff'>; services: Pick<Services, 'directory'> },
  { addedBy = null, ...member }: NewOrganisationMember & { addedBy?: number | null },
): Promise<{ memberId: number; login: 'created' | 'taken' }> {
  const { db } = at;
  const memberId = await insertMemberRow(db, member);
  if (memberId === undefined) throw new Refusal('already-member');
  const login = await createLoginAccount(at, { email: member.email, memberId });
  await recordDomainEvent(db, {
    kind: 'member-added',
    actorKind: 'member',
    actorId: addedBy ?? memberId,
    subjectId: memberId,
  });
  return { memberId, login };
}
