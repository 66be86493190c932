import * as contract from '@evenhand/contract/job-plan/plan-version-schemas-and-find-plan-endpoint.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readJobPlan } from './read-job-plan.ts';

export function addJobPlanRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.findJobPlanEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => readJobPlan(visit, params));
}
