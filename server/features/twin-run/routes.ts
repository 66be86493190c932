import * as contract from '@evenhand/contract/twin-run/reviewer-blindness-twin-runs.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readTwinRuns } from './read-twin-runs.ts';

export function addTwinRunRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listTwinRunsEndpoint,
    routeAccessRules.admin,
  )(({ visit }) => readTwinRuns(visit.db, visit.now));

  addEndpointRoute(
    server,
    contract.listTwinRunsForOperatorEndpoint,
    routeAccessRules.operator,
  )(({ visit }) => readTwinRuns(visit.db, visit.now));
}
