import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readToDos } from './read-to-dos.ts';

export function addToDoRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    findOwnToDosEndpoint,
    routeAccessRules.anyMember,
  )(async ({ visit }) => readToDos(visit));
}
