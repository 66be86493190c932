import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { listCriteriaOfDecisionsEndpoint } from '@evenhand/contract/pipeline/decision-reason-and-criteria.ts';
import type { Visit } from '../../access/visit.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-managed-job.ts';
import { listCriteriaOfJob } from './sql/decisions-and-locked-applications.ts';

/** By what candidates of a role are decided on. */
export async function readCriteriaOfDecisions(
  visit: Visit,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof listCriteriaOfDecisionsEndpoint>> {
  const { id } = await loadManagedJob(visit, query);
  return { criteria: await listCriteriaOfJob(visit.db, id) };
}
