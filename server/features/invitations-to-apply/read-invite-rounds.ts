import {
  type listInviteRoundsEndpoint,
  invitationToApplyKinds,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { listEmailTemplatesToChoose } from '../emails/list-and-check-email-template-choices.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { inviteRoundFromRow } from './load-open-job-or-invite-round.ts';
import { findInviteRounds } from './sql/invite-rounds-and-their-invitees.ts';

/** The rounds of a role, the newest first, and what another one can be written in. */
export async function readInviteRounds(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof listInviteRoundsEndpoint>> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, query);
  const rounds = await findInviteRounds(db, job.id);
  return {
    isOpen: jobPhaseOf(job, now) === 'OPEN',
    isSealed: job.sealed || job.ownReviewsOpen,
    templates: await listEmailTemplatesToChoose(db, {
      jobId: job.id,
      kinds: invitationToApplyKinds,
    }),
    rounds: rounds.map((row) => inviteRoundFromRow(row, now)),
  };
}
