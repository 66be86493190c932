import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { deactivateMemberEndpoint as promise } from '@evenhand/contract/organisation/organisation-members.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { limitReviewsPerAnswerAfterMemberLeaves } from '../jobs/count-reviewers-and-limit-reviews-per-answer.ts';
import { deactivateMember } from '../organisation/deactivate-member.ts';
import { runTeamChangeAndFreezeChangedJobPlans } from '../job-plan/run-change-and-freeze-changed-job-plan.ts';
import { reassignReviews } from './reassign-reviews.ts';
import { closeReviewerLinksOfMember } from './close-or-reopen-reviewer-links-of-member.ts';

/**
 * Lets a colleague in no more: nothing they have done goes away, but sessions and review links end at once, and what they
 * have not scored is dealt to other reviewers. To do it again changes nothing.
 * @throws Refusal not-found, own-account, last-admin, needs-confirmation when nobody is left for some of the reviews
 */
export async function deactivateMemberAndReassignReviews({
  visit,
  db,
  params,
  body,
  visitor,
  services,
}: EndpointContext<typeof promise>): Promise<ResponseOf<typeof promise>> {
  const memberId = params.userId;
  if (!(await deactivateMember(visit, { memberId }))) return { dealtAgain: 0, givenUp: 0 };
  await runTeamChangeAndFreezeChangedJobPlans(visit, () =>
    limitReviewsPerAnswerAfterMemberLeaves(db, memberId),
  );
  await closeReviewerLinksOfMember(db, memberId);
  const { dealtAgain, givenUp } = await reassignReviews(visit, {
    memberId,
    newSeed: services.randomSeed,
    mayGiveUp: body.confirmed === true,
  });
  await recordDomainEvent(db, {
    kind: 'member-deactivated',
    actorKind: 'member',
    actorId: visitor.actorId,
    subjectId: memberId,
  });
  await writeAuditEntry(db, {
    kind: 'member-deactivated',
    actorKind: 'member',
    subject: `member ${memberId}`,
    requestId: visit.requestId,
    details: { dealtAgain, givenUp },
  });
  return { dealtAgain, givenUp };
}
