import * as contract from '@evenhand/contract/builder/job-builder.ts';
import * as planEditing from '@evenhand/contract/builder/job-plan-editing.ts';
import { startJob } from '@evenhand/contract/jobs.ts';
import { changeRankingWeights } from '@evenhand/contract/pipeline/ranking-weights.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeJob } from '../jobs/change-job.ts';
import { setJobTeamMembers } from '../jobs/set-job-team-members.ts';
import { freezePlanChange, SMALLER_TEAM_REASON } from '../plan/freeze-plan-change.ts';
import { addJobAndQuestionCopyRoutes } from './job-and-question-copy-routes.ts';
import { readRankingWeights } from '../pipeline/read-ranking-weights.ts';
import { changeWeights } from './change-weights.ts';
import { changeDraftQuestions } from './change-draft-questions.ts';
import { changeJobCriteria } from './change-job-criteria.ts';
import { changeJobStages } from './change-job-stages.ts';
import { changeStageItems } from './change-stage-items.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { qrCodeOfJobLink } from './qr-code-of-job-link.ts';
import { publishJobDraft } from './publish-job-draft.ts';
import { startJobWithTitle } from './start-job-with-title.ts';

export function addJobBuilderRoutes(server: RoutedApp): void {
  const { config } = server.services;
  addJobAndQuestionCopyRoutes(server);

  addEndpointRoute(
    server,
    startJob,
    may.admin,
  )(async ({ visit, body }) => ({ id: await startJobWithTitle(visit, body) }));

  addEndpointRoute(
    server,
    contract.findJobDraft,
    may.viewJob,
  )(async ({ visit, params }) => loadJobDraft(visit, { id: params.jobId }));

  addEndpointRoute(
    server,
    contract.changeJobDetails,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const { version, reason, ...wanted } = body;
    const edit = { id: params.jobId, version };
    await freezePlanChange(visit, { jobId: edit.id, reason }, () =>
      changeJob(visit, { ...edit, wanted }),
    );
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobQuestions,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeDraftQuestions(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeJobCriteria,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeJobCriteria(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeJobStages,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await changeJobStages(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    planEditing.changeStageItems,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, stageId: params.stageId, ...body };
    await changeStageItems(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobTeam,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await freezePlanChange(visit, { jobId: edit.id, reason: SMALLER_TEAM_REASON }, () =>
      setJobTeamMembers(visit, edit),
    );
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    changeRankingWeights,
    may.editJob,
  )(async ({ visit, params, body }) => {
    await changeWeights(visit, { id: params.jobId, ...body });
    return readRankingWeights(visit, params);
  });

  addEndpointRoute(
    server,
    contract.publishJob,
    may.editJob,
  )(async ({ visit, params, body }) => {
    const edit = { id: params.jobId, ...body };
    await publishJobDraft(visit, edit);
    return loadJobDraft(visit, edit);
  });

  addEndpointRoute(
    server,
    contract.findApplyLinkWithQrCode,
    may.viewJob,
  )(async ({ visit, params, query }) => {
    const { hash } = await loadJobDraft(visit, { id: params.jobId });
    return qrCodeOfJobLink(hash, { baseUrl: config.BASE_URL, source: query.source });
  });
}
