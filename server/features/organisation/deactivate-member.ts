import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { deactivateMember } from '@evenhand/contract/people.ts';
import { audit, record } from '../../events/record.ts';
import { Refusal } from '../../refusal.ts';
import type { Context } from '../../route.ts';
import { lowerPromisesOf } from '../jobs/promised-readers.ts';
import { reassignReviews } from '../review/reassign-reviews.ts';
import { closeReviewerLinks } from '../review/reviewer-links.ts';
import { endSessionsOf } from '../sign-in/end-sessions.ts';
import { countAdmins, findMember, lockMemberRoles, updateMember } from './sql/members.ts';

/**
 * Lets a colleague in no more: nothing they have done goes away, but sessions and review links end at once, and what they
 * have not scored is dealt to other reviewers. To do it again changes nothing.
 * @throws Refusal not-found, own-account, last-admin, needs-confirmation when nobody is left for some of the reviews
 */
export async function deactivateAccount({
  db,
  params,
  body,
  visitor,
  services,
  request,
}: Context<typeof deactivateMember>): Promise<ResponseOf<typeof deactivateMember>> {
  const memberId = params.userId;
  if (memberId === visitor.actorId) throw new Refusal('own-account');
  await lockMemberRoles(db);
  const member = await findMember(db, { id: memberId });
  if (member === undefined) throw new Refusal('not-found');
  if (member.deactivatedAt !== null) return { dealtAgain: 0, givenUp: 0 };
  if (member.role === 'ADMIN' && (await countAdmins(db, { except: memberId })) === 0)
    throw new Refusal('last-admin');
  const now = services.now();
  await updateMember(db, memberId, { deactivated_at: now });
  await lowerPromisesOf(db, memberId);
  await endSessionsOf(db, { memberId, requestId: request.id });
  await closeReviewerLinks(db, memberId);
  const { config } = services;
  const { dealtAgain, givenUp } = await reassignReviews(db, {
    memberId,
    by: visitor,
    now,
    config,
    newSeed: services.randomSeed,
    requestId: request.id,
    mayGiveUp: body.confirmed === true,
  });
  await record(db, {
    kind: 'member-deactivated',
    actorKind: 'member',
    actorId: visitor.actorId,
    subjectId: memberId,
  });
  await audit(db, {
    kind: 'member-deactivated',
    actorKind: 'member',
    subject: `member ${memberId}`,
    requestId: request.id,
    details: { dealtAgain, givenUp },
  });
  return { dealtAgain, givenUp };
}
