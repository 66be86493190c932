import { findToDos } from '@evenhand/contract/tasks.ts';
import { may } from '../../may.ts';
import { type Server, route } from '../../route.ts';
import { readTasks } from './read-tasks.ts';

export function addTaskRoutes(server: Server): void {
  const { now, config } = server.services;

  route(
    server,
    findToDos,
    may.anyMember,
  )(async ({ db, visitor }) => readTasks(db, { member: visitor, now: now(), config }));
}
