import type { reactivateMemberEndpoint as promise } from '@evenhand/contract/organisation/organisation-members.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { reactivateMember } from '../organisation/reactivate-member.ts';
import { reopenReviewerLinksOfMember } from './close-or-reopen-reviewer-links-of-member.ts';

/**
 * Lets a colleague in again, who may be sent to review from now on. The reviews that others do now stay theirs.
 * @throws Refusal not-found, not-deactivated
 */
export async function reactivateMemberWithReviewerLinks({
  visit,
  params,
  visitor,
}: EndpointContext<typeof promise>): Promise<undefined> {
  const memberId = params.userId;
  await reactivateMember(visit, { memberId, by: visitor });
  await reopenReviewerLinksOfMember(visit, { memberId });
  return undefined;
}
