import type { reactivateMember } from '@evenhand/contract/people.ts';
import { audit, record } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import type { Context } from '../../route.ts';
import { reopenReviewerLinks } from '../review/reviewer-links.ts';
import { findMember, lockMemberRoles, updateMember } from './sql/members.ts';

/**
 * Lets a colleague in again. They come back without being an admin, without the sessions they had, and without the reviews
 * that others do now.
 * @throws Refusal not-found, not-deactivated
 */
export async function reactivateAccount({
  db,
  params,
  visitor,
  services,
  request,
}: Context<typeof reactivateMember>): Promise<undefined> {
  const memberId = params.userId;
  await lockMemberRoles(db);
  const member = await findMember(db, { id: memberId });
  if (member === undefined) throw new Refusal('not-found');
  if (member.deactivatedAt === null) throw new Refusal('not-deactivated');
  await updateMember(db, memberId, { deactivated_at: null, role: 'MEMBER' });
  await reopenReviewerLinks(db, { memberId, config: services.config });
  await record(db, {
    kind: 'member-reactivated',
    actorKind: 'member',
    actorId: visitor.actorId,
    subjectId: memberId,
  });
  await audit(db, {
    kind: 'member-reactivated',
    actorKind: 'member',
    subject: `member ${memberId}`,
    requestId: request.id,
  });
  return undefined;
}
