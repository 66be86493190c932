import { page } from '../../page.ts';
import type { House } from '../../route.ts';
import { candidateMinutes, reviewerMinutesPerAnswer } from '../builder/rules/minutes.ts';
import { findTemplate } from './find-template.ts';
import { templateList } from './template-list.ts';

export function addRoleTemplateRoutes(house: House): void {
  page(
    house,
    { method: 'GET', path: '/org-signup/template-list', door: 'public' },
    async ({ query }) => ({ show: templateList(query) }),
  );

  page(
    house,
    { method: 'GET', path: '/org-signup/view-template/{templateId}', door: 'public' },
    async ({ params }) => {
      const template = findTemplate(params['templateId'] ?? '');
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
