import {
  isCareersPage,
  isFeedbackReportOrHistoryPage,
  isJobTemplateOrEducationGuidePage,
  type ServerRenderedPageProps,
  type PageAssetFiles,
} from '@evenhand/contract/server-rendered-page-props.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CandidateHtmlDocument } from './candidate/candidate-html-document.tsx';
import { CareersPageHtmlDocument } from './careers/careers-page-html-document.tsx';
import { FeedbackReportAndHistoryHtmlDocument } from './feedback-and-history/feedback-report-and-history-html-document.tsx';
import { JobTemplatesAndGuidesHtmlDocument } from './templates-and-guides/job-templates-and-guides-html-document.tsx';

/** A whole document, for the server to send. */
export function renderServerPageToHtml(
  page: ServerRenderedPageProps,
  files: PageAssetFiles,
): string {
  return `<!doctype html>${renderToStaticMarkup(documentOf(page, files))}`;
}

function documentOf(page: ServerRenderedPageProps, files: PageAssetFiles) {
  if (isCareersPage(page)) return <CareersPageHtmlDocument page={page} files={files} />;
  if (isFeedbackReportOrHistoryPage(page))
    return <FeedbackReportAndHistoryHtmlDocument page={page} files={files} />;
  if (isJobTemplateOrEducationGuidePage(page))
    return <JobTemplatesAndGuidesHtmlDocument page={page} files={files} />;
  return <CandidateHtmlDocument page={page} files={files} />;
}
