import type { PageFiles } from '@evenhand/contract/candidate-pages.ts';
import { isOpenPage, type ServerPage } from '@evenhand/contract/server-pages.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { CandidateDocument } from './candidate/candidate-document.tsx';
import { OpenDocument } from './open/open-document.tsx';

/** A whole document, for the server to send. */
export function renderPage(page: ServerPage, files: PageFiles): string {
  const document = isOpenPage(page) ? (
    <OpenDocument page={page} files={files} />
  ) : (
    <CandidateDocument page={page} files={files} />
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
