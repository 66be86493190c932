import type { StageGroup } from '@evenhand/contract/pipeline/application-states.ts';
import { type listCandidates, CANDIDATES_PAGE_SIZE } from '@evenhand/contract/pipeline.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { Visit } from '../../access/visit.ts';
import { makeCandidateRow } from './candidate-row.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-managed-job.ts';
import { countManagedApplications, findManagedApplications } from './sql/candidates.ts';

export async function readCandidateList(
  visit: Visit,
  query: RequestWithJobId & { group: StageGroup; page: number; isNameless?: boolean },
): Promise<ResponseOf<typeof listCandidates>> {
  const { db } = visit;
  const job = await loadManagedJob(visit, query);
  const total = await countManagedApplications(db, job.id, query.group);
  const rows = await findManagedApplications(db, job.id, query);
  return {
    candidates: rows.map(makeCandidateRow),
    total,
    pages: Math.max(Math.ceil(total / CANDIDATES_PAGE_SIZE), 1),
  };
}
