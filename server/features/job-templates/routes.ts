import * as contract from '@evenhand/contract/job-templates.ts';
import { may } from '../../access/may.ts';
import { addPageRoute } from '../../http/page.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { candidateMinutes, reviewerMinutesPerAnswer } from '../jobs/rules/minutes.ts';
import { deleteTemplate, renameTemplate } from './change-template.ts';
import { findShippedTemplate } from './find-template.ts';
import { listPreviousJobs } from './list-previous-jobs.ts';
import { listTemplates } from './list-templates.ts';
import { openTemplate } from './open-template.ts';
import { previewOf } from './rules/template-summary.ts';
import { templateList } from './template-list.ts';

export function addJobTemplateRoutes(server: RoutedApp): void {
  addOpenPages(server);
  const { now } = server.services;

  addEndpointRoute(
    server,
    contract.listPreviousJobs,
    may.admin,
  )(async ({ db }) => listPreviousJobs(db, now()));

  addEndpointRoute(
    server,
    contract.listJobTemplates,
    may.admin,
  )(async ({ db }) => listTemplates(db));

  addEndpointRoute(
    server,
    contract.findJobTemplate,
    may.admin,
  )(async ({ db, params }) => previewOf(await openTemplate(db, params.templateId)));

  addEndpointRoute(
    server,
    contract.renameJobTemplate,
    may.admin,
  )(async ({ db, params, body, request }) =>
    renameTemplate(db, { id: params.templateId, title: body.title, requestId: request.id }),
  );

  addEndpointRoute(
    server,
    contract.deleteJobTemplate,
    may.admin,
  )(async ({ db, params, request }) => {
    await deleteTemplate(db, { id: params.templateId, requestId: request.id });
  });
}

/** Ours, for whoever has no account yet. */
function addOpenPages(server: RoutedApp): void {
  addPageRoute(
    server,
    { method: 'GET', path: '/org-signup/template-list', door: 'public' },
    async ({ query }) => ({ show: templateList(query) }),
  );

  addPageRoute(
    server,
    { method: 'GET', path: '/org-signup/view-template/{templateId}', door: 'public' },
    async ({ params }) => {
      const template = findShippedTemplate(params['templateId'] ?? '');
      if (template === undefined) return { show: templateList({}, true), status: 404 };
      const questions = [...template.questions];
      const minutes = {
        candidate: candidateMinutes(questions),
        reviewerPerAnswer: reviewerMinutesPerAnswer(questions),
      };
      return { show: { page: 'template', template, minutes } };
    },
  );
}
