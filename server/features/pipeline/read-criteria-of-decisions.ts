import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { listCriteriaOfDecisionsEndpoint } from '@evenhand/contract/pipeline/decision-reason-schema-and-list-criteria-endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { findCriteriaOfJob } from './sql/decisions-locked-applications-ranks-and-criteria.ts';

/** By what candidates of a role are decided on. */
export async function readCriteriaOfDecisions(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<ResponseOf<typeof listCriteriaOfDecisionsEndpoint>> {
  const { id } = await loadManagedJob(visit, query);
  return { criteria: await findCriteriaOfJob(visit.db, id) };
}
