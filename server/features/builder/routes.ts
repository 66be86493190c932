import * as contract from '@evenhand/contract/builder/edit-and-publish-job-draft.ts';
import * as planEditing from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import { startJobDraftEndpoint } from '@evenhand/contract/job-list-and-lifecycle-endpoints.ts';
import { changeRankingWeightsEndpoint } from '@evenhand/contract/pipeline/ranking-weights.ts';
import { routeAccessRules } from '../../access/all-access-rules.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeJobDetails } from '../jobs/change-job-details.ts';
import { setJobTeamMembers } from '../jobs/set-job-team-members.ts';
import {
  runChangeAndFreezeChangedJobPlan,
  SMALLER_TEAM_PLAN_CHANGE_REASON,
} from '../job-plan/run-change-and-freeze-changed-job-plan.ts';
import { addJobAndQuestionCopyRoutes } from './job-and-question-copy-routes.ts';
import { readRankingWeights } from '../pipeline/read-ranking-weights.ts';
import { changeStageAndItemWeights } from './change-stage-and-item-weights.ts';
import { changeDraftQuestions } from './change-draft-questions.ts';
import { changeJobCriteria } from './change-job-criteria.ts';
import { changeJobStages } from './change-job-stages.ts';
import { changeItemsOfStage } from './change-items-of-stage.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { makeQrCodeOfJobLink } from './make-qr-code-of-job-link.ts';
import { publishJobDraft } from './publish-job-draft.ts';
import { startJobWithTitle } from './start-job-with-title.ts';

export function addJobBuilderRoutes(server: RoutedApp): void {
  const { config } = server.services;
  addJobAndQuestionCopyRoutes(server);

  addEndpointRoute(
    server,
    startJobDraftEndpoint,
    routeAccessRules.admin,
  )(async ({ visit, body }) => ({ id: await startJobWithTitle(visit, body) }));

  addEndpointRoute(
    server,
    contract.findJobDraftEndpoint,
    routeAccessRules.viewJob,
  )(async ({ visit, params }) => loadJobDraft(visit, { id: params.jobId }));

  addEndpointRoute(
    server,
    contract.changeJobDetailsEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const { version, reason, ...wanted } = body;
    const edit = { id: params.jobId, version };
    await runChangeAndFreezeChangedJobPlan(visit, { jobId: edit.id, reason }, () =>
      changeJobDetails(visit, { ...edit, wanted }),
    );
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobQuestionsEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeDraftQuestions(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeJobCriteriaEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeJobCriteria(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeJobStagesEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeJobStages(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeStageItemsEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, stageId: params.stageId, ...body };
    await changeItemsOfStage(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobTeamEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await runChangeAndFreezeChangedJobPlan(
      visit,
      { jobId: edit.id, reason: SMALLER_TEAM_PLAN_CHANGE_REASON },
      () => setJobTeamMembers(visit, edit),
    );
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    changeRankingWeightsEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    await changeStageAndItemWeights(visit, { id: params.jobId, ...body });
    return readRankingWeights(visit, params);
  });

  addEndpointRoute(
    server,
    contract.publishJobEndpoint,
    routeAccessRules.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await publishJobDraft(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.findApplyLinkWithQrCodeEndpoint,
    routeAccessRules.viewJob,
  )(async ({ visit, params, query }) => {
    const { hash } = await loadJobDraft(visit, { id: params.jobId });
    return makeQrCodeOfJobLink(hash, { baseUrl: config.BASE_URL, source: query.source });
  });
}
