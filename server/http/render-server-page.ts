import {
  isCareersPage,
  isTemplateOrGuidePage,
  type ServerRenderedPageProps,
  type PageAssetFiles,
} from '@evenhand/contract/server-rendered-pages.ts';
import type { FastifyReply } from 'fastify';
import {
  webBuildFolder,
  type WebBuildManifest,
  readWebBuildManifest,
  chunkWithImports,
} from './web-build-manifest.ts';

/** What candidates' pages load, and what the pages load that anybody may read. */
const ENTRIES = {
  candidate: 'app/candidate/candidate-pages-browser-entry.ts',
  'templates-and-guides': 'app/templates-and-guides/templates-and-guides-styles.ts',
  careers: 'app/careers/careers-page-styles.ts',
};
export const HTML_CONTENT_TYPE = 'text/html; charset=utf-8';
const FIRST_FONT = 'figtree-latin-wght-normal';

type Renderer = {
  renderServerPageToHtml: (page: ServerRenderedPageProps, files: PageAssetFiles) => string;
};

let pages: Promise<Renderer & { files: Record<keyof typeof ENTRIES, PageAssetFiles> }> | undefined;

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

function lookOf(page: ServerRenderedPageProps): keyof typeof ENTRIES {
  if (isCareersPage(page)) return 'careers';
  return isTemplateOrGuidePage(page) ? 'templates-and-guides' : 'candidate';
}

async function loadPages() {
  // The web's own entry, which exports exactly this; the types of pages are the contract's.
  const { renderServerPageToHtml } = (await import(
    new URL('pages/render-server-page-to-html.js', webBuildFolder).href
  )) as Renderer;
  const manifest = await readWebBuildManifest();
  const files = {
    candidate: findFiles(manifest, ENTRIES.candidate),
    'templates-and-guides': findFiles(manifest, ENTRIES['templates-and-guides']),
    careers: findFiles(manifest, ENTRIES.careers),
  };
  return { renderServerPageToHtml, files };
}

function findFiles(manifest: WebBuildManifest, entry: string): PageAssetFiles {
  const chunks = [...chunkWithImports(manifest, entry)];
  const address = (file: string) => `/${file}`;
  return {
    script: address(manifest[entry]?.file ?? ''),
    styles: chunks.flatMap(({ css = [] }) => css).map(address),
    font:
      Object.values(manifest)
        .map(({ file }) => file)
        .filter((file) => file.includes(FIRST_FONT))
        .map(address)[0] ?? null,
  };
}
