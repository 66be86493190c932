import * as contract from '@evenhand/contract/candidate-tasks/tasks-of-a-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { closeTasks, extendTasks, remindOfTasks } from './change-tasks.ts';
import { inviteToTask, prepareTaskInvitation } from './invite-to-task.ts';
import { listTasksOfJob } from './list-tasks-of-job.ts';

export function addCandidateTaskRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listTasksOfJob,
    may.manageJob,
  )(async ({ visit, params }) => listTasksOfJob(visit, params));

  addEndpointRoute(
    server,
    contract.prepareTaskInvitation,
    may.manageJob,
  )(async ({ visit, params, body }) => prepareTaskInvitation(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.inviteToTask,
    may.decide,
  )(async ({ visit, params, body }) => inviteToTask(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.closeTasks,
    may.decide,
  )(async ({ visit, params, body }) => closeTasks(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.extendTasks,
    may.decide,
  )(async ({ visit, params, body }) => extendTasks(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.remindOfTasks,
    may.decide,
  )(async ({ visit, params, body }) => remindOfTasks(visit, { ...params, ...body }));
}
