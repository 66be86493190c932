import type { InvitationToApplyRound } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { inviteRoundState } from './rules/invite-round-state.ts';
import { findInviteRounds, type InviteRoundDbRow } from './sql/invite-rounds-and-their-invitees.ts';

/**
 * A role that candidates can apply for now, to whoever may manage it.
 * @throws Refusal not-found, not-allowed, job-not-open
 */
export async function loadJobOpenToApplications(
  visit: VisitorRequestContext,
  command: RequestWithJobId,
): Promise<void> {
  const { now } = visit;
  const job = await loadManagedJob(visit, command);
  if (jobPhaseOf(job, now) !== 'OPEN')
    throw new Refusal('conflict', {
      message: 'Nobody can apply for this role now. Publish it, or open it again, and then invite.',
    });
}

/** @throws Refusal not-found */
export async function loadInviteRound(
  { db, now }: VisitorRequestContext,
  { jobId, roundId }: { jobId: number; roundId: number },
): Promise<InvitationToApplyRound> {
  const [found] = await findInviteRounds(db, jobId, roundId);
  if (found === undefined) throw new Refusal('not-found');
  return inviteRoundFromRow(found, now);
}

export function inviteRoundFromRow(
  { cancelledAt, ...row }: InviteRoundDbRow,
  now: Date,
): InvitationToApplyRound {
  return { ...row, state: inviteRoundState({ ...row, cancelledAt }, now) };
}
