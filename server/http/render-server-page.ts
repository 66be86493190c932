import {
  isCareersPage,
  isFeedbackReportOrHistoryPage,
  isJobTemplateOrEducationGuidePage,
  type ServerRenderedPageProps,
  type PageAssetFiles,
} from '@evenhand/contract/server-rendered-page-props.ts';
import type { FastifyReply } from 'fastify';
import {
  webBuildFolder,
  type WebBuildManifest,
  readWebBuildManifest,
  webBuildChunkWithImports,
} from './web-build-manifest.ts';

const CANDIDATE = 'app/candidate/candidate-pages-browser-entry.ts';
/** What candidates' pages load, those of a test one more, and what the pages load that anybody may read. */
const ENTRIES = {
  candidate: [CANDIDATE],
  'candidate-test': [CANDIDATE, 'app/candidate/candidate-test-browser-entry.ts'],
  'feedback-and-history': ['app/feedback-and-history/feedback-and-history-styles.ts'],
  'templates-and-guides': ['app/templates-and-guides/templates-and-guides-styles.ts'],
  careers: ['app/careers/careers-page-styles.ts'],
};
type Look = keyof typeof ENTRIES;
export const HTML_CONTENT_TYPE = 'text/html; charset=utf-8';
const FIRST_FONT = 'figtree-latin-wght-normal';

type Renderer = {
  renderServerPageToHtml: (page: ServerRenderedPageProps, files: PageAssetFiles) => string;
};

let pages: Promise<Renderer & { files: Record<Look, PageAssetFiles> }> | undefined;

/** Draws a page with the module that the web was built into; loaded with the first page that is asked for. */
export async function sendServerPage(
  reply: FastifyReply,
  page: ServerRenderedPageProps,
  status = 200,
): Promise<FastifyReply> {
  return reply
    .status(status)
    .type(HTML_CONTENT_TYPE)
    .send(await renderServerPage(page));
}

/** The whole document as text. */
export async function renderServerPage(page: ServerRenderedPageProps): Promise<string> {
  pages ??= loadPages();
  const { renderServerPageToHtml, files } = await pages.catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return renderServerPageToHtml(page, files[lookOf(page)]);
}

function lookOf(page: ServerRenderedPageProps): Look {
  if (isCareersPage(page)) return 'careers';
  if (isFeedbackReportOrHistoryPage(page)) return 'feedback-and-history';
  if (isJobTemplateOrEducationGuidePage(page)) return 'templates-and-guides';
  return page.page === 'test' ? 'candidate-test' : 'candidate';
}

async function loadPages() {
  // The web's own entry, which exports exactly this; the types of pages are the contract's.
  const { renderServerPageToHtml } = (await import(
    new URL('pages/render-server-page-to-html.js', webBuildFolder).href
  )) as Renderer;
  const manifest = await readWebBuildManifest();
  const findFilesOf = (look: Look) => findFiles(manifest, ENTRIES[look]);
  const files = {
    candidate: findFilesOf('candidate'),
    'candidate-test': findFilesOf('candidate-test'),
    'feedback-and-history': findFilesOf('feedback-and-history'),
    'templates-and-guides': findFilesOf('templates-and-guides'),
    careers: findFilesOf('careers'),
  };
  return { renderServerPageToHtml, files };
}

function findFiles(manifest: WebBuildManifest, entries: string[]): PageAssetFiles {
  const chunks = entries.flatMap((entry) => [...webBuildChunkWithImports(manifest, entry)]);
  const address = (file: string) => `/${file}`;
  return {
    scripts: entries.map((entry) => address(manifest[entry]?.file ?? '')),
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map(address),
    font:
      Object.values(manifest)
        .map(({ file }) => file)
        .filter((file) => file.includes(FIRST_FONT))
        .map(address)[0] ?? null,
  };
}
