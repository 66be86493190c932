import type {
  InvitationToApplyRound,
  PastApplicantsJob,
} from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  createEmptyInviteRound,
  type InvitationToApplyRoundCommand,
  recordInviteRoundStarted,
} from './create-invite-round-and-record-start.ts';
import { loadJobOpenToApplications } from './load-open-job-or-invite-round.ts';
import { findPastApplicantsByJob } from './sql/interested-and-past-applicants.ts';
import { insertPastApplicantInviteesInDatabase } from './sql/invite-rounds-and-their-invitees.ts';

/** How many candidates of the member's other roles agreed to hear of new ones. Whoever applied here too is counted: a figure tells nobody. */
export async function readPastApplicantsByJob(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<{ roles: PastApplicantsJob[] }> {
  const job = await loadManagedJob(visit, query);
  return { roles: await jobsOf(visit, { ...query, jobId: job.id }) };
}

type Choice = { jobId: number; reached: 'applied' | 'interviewed' };

/**
 * Invites candidates of other roles, by role and by how far they came.
 * @throws Refusal not-found for a role that the member does not manage
 */
export async function invitePastApplicants(
  visit: VisitorRequestContext,
  command: InvitationToApplyRoundCommand & { from: Choice[] },
): Promise<{ round: InvitationToApplyRound | null }> {
  const { db, now } = visit;
  await loadJobOpenToApplications(visit, command);
  const known = new Set((await jobsOf(visit, command)).map(({ jobId }) => jobId));
  if (command.from.some(({ jobId }) => !known.has(jobId))) throw new Refusal('not-found');
  const idsOf = (reached: Choice['reached']) =>
    command.from.filter((choice) => choice.reached === reached).map(({ jobId }) => jobId);
  const kind = 'past-application-invite';
  const id = await createEmptyInviteRound(visit, command, { kind, people: 0 });
  const people = await insertPastApplicantInviteesInDatabase(db, id, {
    applied: idsOf('applied'),
    interviewed: idsOf('interviewed'),
    now,
  });
  if (people === 0) return { round: null };
  return { round: await recordInviteRoundStarted(visit, command, { id, kind, people }) };
}

function jobsOf(
  { db, member, now }: VisitorRequestContext,
  { jobId }: RequestWithJobId,
): Promise<PastApplicantsJob[]> {
  return findPastApplicantsByJob(db, {
    jobId,
    memberId: member.actorId,
    isAdmin: member.role === 'ADMIN',
    now,
  });
}
