import * as contract from '@evenhand/contract/twin-run/twin-run-endpoints-and-blindness-attestation.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readTwinRuns } from './read-twin-runs-attestation-and-to-dos.ts';

export function addTwinRunRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listTwinRunsEndpoint,
    may.admin,
  )(({ visit }) => readTwinRuns(visit.db, visit.now));

  addEndpointRoute(
    server,
    contract.listTwinRunsForOperatorEndpoint,
    may.operator,
  )(({ visit }) => readTwinRuns(visit.db, visit.now));
}
