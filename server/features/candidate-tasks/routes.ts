import * as contract from '@evenhand/contract/candidate-tasks/manage-candidate-tasks-of-job.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import {
  closeCandidateTasks,
  extendCandidateTaskDeadlines,
  remindCandidatesOfTasks,
} from './close-extend-and-remind-of-candidate-tasks.ts';
import {
  inviteCandidatesToTask,
  previewCandidateTaskInvitation,
} from './preview-and-invite-candidates-to-task.ts';
import { listCandidateTasksOfJob } from './list-candidate-tasks-of-job.ts';

export function addCandidateTaskRoutes(server: RoutedApp): void {
  addEndpointRoute(
    server,
    contract.listCandidateTasksOfJobEndpoint,
    may.manageJob,
  )(async ({ visit, params }) => listCandidateTasksOfJob(visit, params));

  addEndpointRoute(
    server,
    contract.previewCandidateTaskInvitationEndpoint,
    may.manageJob,
  )(async ({ visit, params, body }) =>
    previewCandidateTaskInvitation(visit, { ...params, ...body }),
  );

  addEndpointRoute(
    server,
    contract.inviteCandidatesToTaskEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => inviteCandidatesToTask(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.closeCandidateTasksEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => closeCandidateTasks(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.extendCandidateTaskDeadlinesEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => extendCandidateTaskDeadlines(visit, { ...params, ...body }));

  addEndpointRoute(
    server,
    contract.remindCandidatesOfTasksEndpoint,
    may.decide,
  )(async ({ visit, params, body }) => remindCandidatesOfTasks(visit, { ...params, ...body }));
}
