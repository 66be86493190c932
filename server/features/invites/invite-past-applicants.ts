import type {
  InviteRound,
  PastApplicantsJob,
} from '@evenhand/contract/invites/invitations-to-apply.ts';
import type { Db } from '../../access/enter-door.ts';
import { Refusal } from '../../http/refusal.ts';
import { type JobAndMember, loadManagedJob } from '../jobs/load-managed-job.ts';
import {
  startInviteRound,
  type InviteCommand,
  loadJobOpenToApplications,
  recordInviteRoundStarted,
} from './start-invite-round.ts';
import { findPastApplicantsByJob } from './sql/people-to-invite.ts';
import { insertPastApplicantInvitees } from './sql/invite-rounds.ts';

/** How many candidates of the member's other roles agreed to hear of new ones. Whoever applied here too is counted: a figure tells nobody. */
export async function readPastApplicantsByJob(
  db: Db<'staff'>,
  query: JobAndMember & { now: Date },
): Promise<{ roles: PastApplicantsJob[] }> {
  const job = await loadManagedJob(db, query);
  return { roles: await jobsOf(db, { ...query, jobId: job.id }) };
}

type Choice = { jobId: number; reached: 'applied' | 'interviewed' };

/**
 * Invites candidates of other roles, by role and by how far they came.
 * @throws Refusal not-found for a role that the member does not manage
 */
export async function invitePastApplicants(
  db: Db<'staff'>,
  command: InviteCommand & { from: Choice[] },
): Promise<{ round: InviteRound | null }> {
  await loadJobOpenToApplications(db, command);
  const known = new Set((await jobsOf(db, command)).map(({ jobId }) => jobId));
  if (command.from.some(({ jobId }) => !known.has(jobId))) throw new Refusal('not-found');
  const idsOf = (reached: Choice['reached']) =>
    command.from.filter((choice) => choice.reached === reached).map(({ jobId }) => jobId);
  const kind = 'past-application-invite';
  const id = await startInviteRound(db, command, { kind, people: 0 });
  const people = await insertPastApplicantInvitees(db, id, {
    applied: idsOf('applied'),
    interviewed: idsOf('interviewed'),
    now: command.now,
  });
  if (people === 0) return { round: null };
  return { round: await recordInviteRoundStarted(db, command, { id, kind, people }) };
}

function jobsOf(
  db: Db<'staff'>,
  { jobId, member, now }: JobAndMember & { now: Date },
): Promise<PastApplicantsJob[]> {
  return findPastApplicantsByJob(db, {
    jobId,
    memberId: member.actorId,
    isAdmin: member.role === 'ADMIN',
    now,
  });
}
