import type { CandidatePage } from './apply/candidate-pages.ts';
import type { CareersPage } from './careers-page/careers-pages.ts';
import type { GuideListPage, GuidePage } from './education.ts';
import type { TemplateListPage, TemplatePage } from './job-templates.ts';

/** Pages that anybody may read, in the look of the staff app. */
export type OpenPage = TemplateListPage | TemplatePage | GuideListPage | GuidePage;

/** Every page that the server draws. */
export type ServerPage = CandidatePage | OpenPage | CareersPage;

const OPEN: Record<OpenPage['page'], true> = {
  'template-list': true,
  template: true,
  'guide-list': true,
  guide: true,
};

export function isOpenPage(page: ServerPage): page is OpenPage {
  return page.page in OPEN;
}

export function isCareersPage(page: ServerPage): page is CareersPage {
  return page.page === 'careers';
}
