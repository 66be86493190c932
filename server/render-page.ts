import type { PageFiles } from '@evenhand/contract/candidate-pages.ts';
import { isOpenPage, type ServerPage } from '@evenhand/contract/server-pages.ts';
import type { FastifyReply } from 'fastify';
import { built, type Manifest, readManifest, withImports } from './built-files.ts';

/** What candidates' pages load, and what the pages load that anybody may read. */
const ENTRIES = { candidate: 'shell/candidate/candidate.ts', open: 'shell/open/open.ts' };
const FIRST_FONT = 'figtree-latin-wght-normal';

type Renderer = { renderPage: (page: ServerPage, files: PageFiles) => string };

let pages: Promise<Renderer & { files: Record<keyof typeof ENTRIES, PageFiles> }> | undefined;

/** Draws a page with the module that the web was built into; loaded with the first page that is asked for. */
export async function sendPage(
  reply: FastifyReply,
  page: ServerPage,
  status = 200,
): Promise<FastifyReply> {
  pages ??= loadPages();
  const { renderPage, files } = await pages.catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(renderPage(page, isOpenPage(page) ? files.open : files.candidate));
}

async function loadPages() {
  // The web's own entry, which exports exactly this; the types of pages are the contract's.
  const { renderPage } = (await import(new URL('pages/render.js', built).href)) as Renderer;
  const manifest = await readManifest();
  const files = {
    candidate: findFiles(manifest, ENTRIES.candidate),
    open: findFiles(manifest, ENTRIES.open),
  };
  return { renderPage, files };
}

function findFiles(manifest: Manifest, entry: string): PageFiles {
  const chunks = [...withImports(manifest, entry)];
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
