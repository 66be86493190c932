import * as contract from '@evenhand/contract/job-templates.ts';
import { may } from '../../access/may.ts';
import { page } from '../../http/page.ts';
import { type Server, route } from '../../http/route.ts';
import { candidateMinutes, reviewerMinutesPerAnswer } from '../jobs/rules/minutes.ts';
import { deleteTemplate, renameTemplate } from './change-template.ts';
import { findShippedTemplate } from './find-template.ts';
import { listPreviousJobs } from './list-previous-jobs.ts';
import { listTemplates } from './list-templates.ts';
import { openTemplate } from './open-template.ts';
import { previewOf } from './rules/template-summary.ts';
import { templateList } from './template-list.ts';

export function addJobTemplateRoutes(server: Server): void {
  addOpenPages(server);
  const { now } = server.services;

  route(
    server,
    contract.listPreviousJobs,
    may.admin,
  )(async ({ db }) => listPreviousJobs(db, now()));

  route(server, contract.listJobTemplates, may.admin)(async ({ db }) => listTemplates(db));

  route(
    server,
    contract.findJobTemplate,
    may.admin,
  )(async ({ db, params }) => previewOf(await openTemplate(db, params.templateId)));

  route(
    server,
    contract.renameJobTemplate,
    may.admin,
  )(async ({ db, params, body, request }) =>
    renameTemplate(db, { id: params.templateId, title: body.title, requestId: request.id }),
  );

  route(
    server,
    contract.deleteJobTemplate,
    may.admin,
  )(async ({ db, params, request }) => {
    await deleteTemplate(db, { id: params.templateId, requestId: request.id });
  });
}

/** Ours, for whoever has no account yet. */
function addOpenPages(server: Server): void {
  page(
    server,
    { method: 'GET', path: '/org-signup/template-list', door: 'public' },
    async ({ query }) => ({ show: templateList(query) }),
  );

  page(
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
