import type {
  findHireableCandidatesEndpoint as contract,
  HireableCandidate,
} from '@evenhand/contract/pipeline/find-hireable-and-mark-candidates-hired.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  findHireableCandidates,
  findHiredCandidates,
  type HireableCandidateDbRow,
} from './sql/hireable-and-hired-candidates.ts';

/** Among whom to pick the one that was hired: as everywhere, a name only once it is open. */
export async function readHireableCandidates(
  visit: VisitorRequestContext,
  query: RequestWithJobId & { search: string },
): Promise<ResponseOf<typeof contract>> {
  const { db, now } = visit;
  const job = await loadManagedJob(visit, query);
  const among = { jobId: job.id, zone: job.zone };
  const rows = await findHireableCandidates(db, { ...among, search: query.search });
  return {
    candidates: rows.map(hireableOf),
    total: rows[0]?.total ?? 0,
    hired: (await findHiredCandidates(db, among)).map(hireableOf),
    today: todayInZone(job.zone, now),
  };
}

function hireableOf(row: HireableCandidateDbRow): HireableCandidate {
  const { id, ref, state, submittedOn, hiredOn, firstName, lastName } = row;
  const name = firstName === null || lastName === null ? null : { firstName, lastName };
  return { id, ref, name, state, submittedOn, hiredOn };
}
