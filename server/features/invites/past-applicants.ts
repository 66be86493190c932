import type { InviteRound, PastApplicantsJob } from '@evenhand/contract/invites.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { type JobAccess, loadManagedJob } from '../jobs/manage-access.ts';
import { beginRound, type InviteCommand, loadOpenJob, recordInviteRound } from './invite-round.ts';
import { findPastJobs } from './sql/people.ts';
import { insertPast } from './sql/rounds.ts';

/** How many candidates of the member's other roles agreed to hear of new ones. Whoever applied here too is counted: a figure tells nobody. */
export async function readPastJobs(
  db: Db<'staff'>,
  query: JobAccess & { now: Date },
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
  await loadOpenJob(db, command);
  const known = new Set((await jobsOf(db, command)).map(({ jobId }) => jobId));
  if (command.from.some(({ jobId }) => !known.has(jobId))) throw new Refusal('not-found');
  const idsOf = (reached: Choice['reached']) =>
    command.from.filter((choice) => choice.reached === reached).map(({ jobId }) => jobId);
  const kind = 'past-application-invite';
  const id = await beginRound(db, command, { kind, people: 0 });
  const people = await insertPast(db, id, {
    applied: idsOf('applied'),
    interviewed: idsOf('interviewed'),
    now: command.now,
  });
  if (people === 0) return { round: null };
  return { round: await recordInviteRound(db, command, { id, kind, people }) };
}

function jobsOf(
  db: Db<'staff'>,
  { jobId, member, now }: JobAccess & { now: Date },
): Promise<PastApplicantsJob[]> {
  return findPastJobs(db, {
    jobId,
    memberId: member.actorId,
    isAdmin: member.role === 'ADMIN',
    now,
  });
}
