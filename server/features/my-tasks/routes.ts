import { findTasks } from '@evenhand/contract/tasks.ts';
import { may } from '../../may.ts';
import { type House, route } from '../../route.ts';
import { readTasks } from './read-tasks.ts';

export function addTaskRoutes(house: House): void {
  const { now, config } = house.outside;

  route(
    house,
    findTasks,
    may.anyMember,
  )(async ({ db, visitor }) => readTasks(db, { member: visitor, now: now(), config }));
}
