import * as contract from '@evenhand/contract/job-templates.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/add-page-route.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { estimateReviewerMinutesPerAnswer } from '../jobs/rules/estimate-reviewer-minutes-per-answer.ts';
import { estimateCandidateMinutes } from '../job-plan/rules/estimate-candidate-minutes.ts';
import { deleteJobTemplate, renameJobTemplate } from './rename-or-delete-template.ts';
import { findBuiltInJobTemplate } from './find-built-in-job-template.ts';
import { listPreviousJobs } from './list-previous-jobs.ts';
import { listOwnAndBuiltInTemplates } from './list-own-and-built-in-templates.ts';
import { loadJobTemplate } from './load-job-template.ts';
import { jobTemplatePreview } from './rules/template-summary-preview-and-title-order.ts';
import { buildPublicTemplateListPageProps } from './build-public-template-list-page-props.ts';

export function addJobTemplateRoutes(server: RoutedApp): void {
  addPublicTemplatePages(server);
  addEndpointRoute(
    server,
    contract.listPreviousJobsEndpoint,
    may.admin,
  )(async ({ visit, db }) => listPreviousJobs(db, visit.now));

  addEndpointRoute(
    server,
    contract.listJobTemplatesEndpoint,
    may.admin,
  )(async ({ db }) => listOwnAndBuiltInTemplates(db));

  addEndpointRoute(
    server,
    contract.findJobTemplateEndpoint,
    may.admin,
  )(async ({ db, params }) => jobTemplatePreview(await loadJobTemplate(db, params.templateId)));

  addEndpointRoute(
    server,
    contract.renameJobTemplateEndpoint,
    may.admin,
  )(async ({ visit, params, body }) =>
    renameJobTemplate(visit, { id: params.templateId, title: body.title }),
  );

  addEndpointRoute(
    server,
    contract.deleteJobTemplateEndpoint,
    may.admin,
  )(async ({ visit, params }) => {
    await deleteJobTemplate(visit, { id: params.templateId });
  });
}

/** Ours, for whoever has no account yet. */
function addPublicTemplatePages(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/org-signup/template-list', door: 'public' },
    async ({ query }) => ({ show: buildPublicTemplateListPageProps(query) }),
  );

  addPageRoute(
    server,
    { method: 'GET', path: '/org-signup/view-template/{templateId}', door: 'public' },
    async ({ params }) => {
      const template = findBuiltInJobTemplate(params['templateId'] ?? '');
      if (template === undefined)
        return { show: buildPublicTemplateListPageProps({}, true), status: 404 };
      const questions = [...template.questions];
      const minutes = {
        candidate: estimateCandidateMinutes(questions),
        reviewerPerAnswer: estimateReviewerMinutesPerAnswer(questions),
      };
      return { show: { page: 'template', template, minutes } };
    },
  );
}
