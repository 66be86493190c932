import type { markCandidatesHiredEndpoint as contract } from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { setHireStatus } from '../jobs/set-hire-status.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import {
  decideCandidates,
  lockChosenApplicationsOfJob,
  type DecisionWithReason,
} from './decide-candidates.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { hireDayProblem } from './rules/hire-day-problem.ts';

type Command = DecisionWithReason & {
  jobId: number;
  applicationIds: number[];
  hiredOn: string;
};

/** Says who was hired and when, and with it that the role has found somebody: both or neither. */
export async function markCandidatesHired(
  visit: VisitorRequestContext,
  command: Command,
): Promise<ResponseOf<typeof contract>> {
  const { db, now } = visit;
  const { jobId, applicationIds, hiredOn } = command;
  const job = await loadManagedJob(visit, command);
  const chosen = await lockChosenApplicationsOfJob(db, job.id, applicationIds);
  const submittedOn = chosen.flatMap(({ submittedAt }) =>
    submittedAt === null ? [] : [todayInZone(job.zone, submittedAt)],
  );
  const problem = hireDayProblem(hiredOn, { today: todayInZone(job.zone, now), submittedOn });
  if (problem !== null)
    throw new Refusal('bad-input', { message: problem, fields: { hiredOn: problem } });
  const { decided, unchanged } = await decideCandidates(visit, { ...command, decision: 'hire' });
  await setHireStatus(visit, { id: jobId, said: { status: 'hired' } });
  return { hired: decided, unchanged };
}
