import * as contract from '@evenhand/contract/builder/job-builder.ts';
import { may } from '../../access/may.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { changeJob } from '../jobs/change-job.ts';
import { setJobTeam } from '../jobs/set-job-team.ts';
import { addCopyRoutes } from './copy-routes.ts';
import { changeDraftQuestions } from './change-draft-questions.ts';
import { loadJobDraft } from './load-job-draft.ts';
import { qrCodeOfJobLink } from './qr-code-of-job-link.ts';
import { publishJobDraft } from './publish-job-draft.ts';

export function addBuilderRoutes(server: RoutedApp): void {
  const { now, config } = server.services;
  addCopyRoutes(server);

  addEndpointRoute(
    server,
    contract.findJobDraft,
    may.viewJob,
  )(async ({ db, visitor, params }) =>
    loadJobDraft(db, { id: params.jobId, member: visitor, now: now() }),
  );

  addEndpointRoute(
    server,
    contract.changeJobDetails,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    const { version, ...wanted } = body;
    const edit = { id: params.jobId, version, member: visitor, now: now(), requestId: request.id };
    await changeJob(db, { ...edit, wanted });
    return loadJobDraft(db, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobQuestions,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    const edit = { id: params.jobId, member: visitor, now: now(), requestId: request.id, ...body };
    await changeDraftQuestions(db, edit);
    return loadJobDraft(db, edit);
  });

  addEndpointRoute(
    server,
    contract.changeJobTeam,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    const edit = { id: params.jobId, member: visitor, now: now(), requestId: request.id, ...body };
    await setJobTeam(db, edit);
    return loadJobDraft(db, edit);
  });

  addEndpointRoute(
    server,
    contract.publishJob,
    may.editJob,
  )(async ({ db, visitor, params, body, request }) => {
    const edit = { id: params.jobId, member: visitor, now: now(), requestId: request.id, ...body };
    await publishJobDraft(db, edit);
    return loadJobDraft(db, edit);
  });

  addEndpointRoute(
    server,
    contract.findApplyLinkWithQrCode,
    may.viewJob,
  )(async ({ db, visitor, params, query }) => {
    const { hash } = await loadJobDraft(db, { id: params.jobId, member: visitor, now: now() });
    return qrCodeOfJobLink(hash, { baseUrl: config.BASE_URL, source: query.source });
  });
}
