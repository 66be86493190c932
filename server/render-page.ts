import { readFile } from 'node:fs/promises';
import type { PageFiles } from '@evenhand/contract/candidate-pages.ts';
import { isOpenPage, type ServerPage } from '@evenhand/contract/server-pages.ts';
import type { FastifyReply } from 'fastify';

const built = new URL('../web/dist/', import.meta.url);
/** What candidates' pages load, and what the pages load that anybody may read. */
const ENTRIES = { candidate: 'shell/candidate/candidate.ts', open: 'shell/open/open.ts' };
const FIRST_FONT = 'figtree-latin-wght-normal';

type Renderer = { renderPage: (page: ServerPage, files: PageFiles) => string };
type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };

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
  // Written by the build, in this shape.
  const manifest = JSON.parse(
    await readFile(new URL('app/.vite/manifest.json', built), 'utf8'),
  ) as Record<string, Chunk>;
  const files = {
    candidate: findFiles(manifest, ENTRIES.candidate),
    open: findFiles(manifest, ENTRIES.open),
  };
  return { renderPage, files };
}

function findFiles(manifest: Record<string, Chunk>, entry: string): PageFiles {
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

function withImports(
  manifest: Record<string, Chunk>,
  name: string,
  seen = new Set<Chunk>(),
): Set<Chunk> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(chunk)) return seen;
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen.add(chunk);
}
