import { findToDos } from '@evenhand/contract/to-dos.ts';
import { may } from '../../access/may.ts';
import { type Server, route } from '../../http/route.ts';
import { readToDos } from './read-to-dos.ts';

export function addToDoRoutes(server: Server): void {
  const { now, config } = server.services;

  route(
    server,
    findToDos,
    may.anyMember,
  )(async ({ db, visitor }) => readToDos(db, { member: visitor, now: now(), config }));
}
