import { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { readToDos } from './read-to-dos.ts';

export function addToDoRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    findOwnToDosEndpoint,
    may.anyMember,
  )(async ({ visit }) => readToDos(visit));
}
