import {
  isCareersPage,
  isFeedbackOrHistoryPage,
  isTemplateOrGuidePage,
  type ServerRenderedPageProps,
  type PageAssetFiles,
} from '@evenhand/contract/server-rendered-pages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CandidateHtmlDocument } from './candidate/candidate-html-document.tsx';
import { CareersHtmlDocument } from './careers/careers-html-document.tsx';
import { FeedbackAndHistoryHtmlDocument } from './feedback-and-history/feedback-and-history-html-document.tsx';
import { TemplatesAndGuidesHtmlDocument } from './templates-and-guides/templates-and-guides-html-document.tsx';

/** A whole document, for the server to send. */
export function renderServerPageToHtml(
  page: ServerRenderedPageProps,
  files: PageAssetFiles,
): string {
  return `<!doctype html>${renderToStaticMarkup(documentOf(page, files))}`;
}

function documentOf(page: ServerRenderedPageProps, files: PageAssetFiles) {
  if (isCareersPage(page)) return <CareersHtmlDocument page={page} files={files} />;
  if (isFeedbackOrHistoryPage(page))
    return <FeedbackAndHistoryHtmlDocument page={page} files={files} />;
  if (isTemplateOrGuidePage(page))
    return <TemplatesAndGuidesHtmlDocument page={page} files={files} />;
  return <CandidateHtmlDocument page={page} files={files} />;
}
