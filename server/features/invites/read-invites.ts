import { type findInvites, inviteKinds } from '@evenhand/contract/invites.ts';
import type { EndpointResponse } from '@evenhand/contract/endpoint.ts';
import type { Db } from '../../access/enter.ts';
import { listTemplatesToChoose } from '../emails/choose-template.ts';
import { phaseOf } from '../jobs/rules/job-phase.ts';
import { type JobAccess, loadManagedJob } from '../jobs/manage-access.ts';
import { roundOf } from './invite-round.ts';
import { findInviteRounds } from './sql/rounds.ts';

/** The rounds of a role, the newest first, and what another one can be written in. */
export async function readInvites(
  db: Db<'staff'>,
  query: JobAccess & { now: Date },
): Promise<EndpointResponse<typeof findInvites>> {
  const job = await loadManagedJob(db, query);
  const rounds = await findInviteRounds(db, job.id);
  return {
    isOpen: phaseOf(job, query.now) === 'OPEN',
    isSealed: job.sealed || job.ownReviewsOpen,
    templates: await listTemplatesToChoose(db, { jobId: job.id, kinds: inviteKinds }),
    rounds: rounds.map((row) => roundOf(row, query.now)),
  };
}
