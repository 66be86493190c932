import * as contract from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import * as planEditing from '@evenhand/contract/builder/change-job-criteria-stages-and-items.ts';
import { startJobDraftEndpoint } from '@evenhand/contract/jobs.ts';
import { changeRankingWeightsEndpoint } from '@evenhand/contract/pipeline/ranking-weights.ts';
import { may } from '../../access/may.ts';
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
    may.admin,
  )(async ({ visit, body }) => ({ id: await startJobWithTitle(visit, body) }));

  addEndpointRoute(
    server,
    contract.findJobDraftEndpoint,
    may.viewJob,
  )(async ({ visit, params }) => loadJobDraft(visit, { id: params.jobId }));

  addEndpointRoute(
    server,
    contract.changeJobDetailsEndpoint,
    may.editJob,
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
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeDraftQuestions(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeJobCriteriaEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeJobCriteria(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeJobStagesEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeJobStages(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeStageItemsEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, stageId: params.stageId, ...body };
    await changeItemsOfStage(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobTeamEndpoint,
    may.editJob,
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
    may.editJob,
  )(async ({ visit, params, body }) => {
    await changeStageAndItemWeights(visit, { id: params.jobId, ...body });
    return readRankingWeights(visit, params);
  });

  addEndpointRoute(
    server,
    contract.publishJobEndpoint,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await publishJobDraft(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.findApplyLinkWithQrCodeEndpoint,
    may.viewJob,
  )(async ({ visit, params, query }) => {
    const { hash } = await loadJobDraft(visit, { id: params.jobId });
    return makeQrCodeOfJobLink(hash, { baseUrl: config.BASE_URL, source: query.source });
  });
}
