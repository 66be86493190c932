import type { findInterviewCapacityEndpoint as contract } from '@evenhand/contract/interview-booking/check-capacity-and-invite-to-interviews.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { countInterviewCapacity } from '../interviews/count-interview-capacity.ts';
import { lockChosenApplicationsOfJob } from '../pipeline/decide-candidates.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { interviewCapacityWarning } from './rules/interview-capacity-warning.ts';

type Query = { jobId: number; roundId: number; applicationIds: number[] };

/** @throws Refusal not-found, not-allowed */
export async function findInterviewCapacity(
  visit: VisitorRequestContext,
  { jobId, roundId, applicationIds }: Query,
): Promise<ResponseOf<typeof contract>> {
  const job = await loadManagedJob(visit, { jobId });
  const chosen = await lockChosenApplicationsOfJob(visit.db, job.id, applicationIds);
  const ids = chosen.map(({ id }) => id);
  const { already, ...counted } = await countInterviewCapacity(visit, {
    jobId,
    roundId,
    applicationIds: ids,
  });
  const facts = { toInvite: ids.length - already, ...counted };
  return { ...facts, already, warning: interviewCapacityWarning(facts) };
}
