import { readFile } from 'node:fs/promises';
import type { CandidatePage, PageFiles } from '@evenhand/contract/candidate-pages.ts';
import type { FastifyReply } from 'fastify';

const built = new URL('../web/dist/', import.meta.url);
const ENTRY = 'shell/candidate/candidate.ts';
const FIRST_FONT = 'figtree-latin-wght-normal';

type Renderer = { renderPage: (page: CandidatePage, files: PageFiles) => string };
type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[] };

let pages: Promise<{ renderPage: Renderer['renderPage']; files: PageFiles }> | undefined;

/** Draws a page with the module that the web was built into; loaded with the first page that is asked for. */
export async function sendPage(
  reply: FastifyReply,
  page: CandidatePage,
  status = 200,
): Promise<FastifyReply> {
  pages ??= loadPages();
  const { renderPage, files } = await pages.catch((error: unknown) => {
    pages = undefined;
    throw error;
  });
  return reply.status(status).type('text/html; charset=utf-8').send(renderPage(page, files));
}

async function loadPages() {
  // The web's own entry, which exports exactly this; the types of pages are the contract's.
  const { renderPage } = (await import(new URL('pages/render.js', built).href)) as Renderer;
  return { renderPage, files: await findFiles() };
}

async function findFiles(): Promise<PageFiles> {
  // Written by the build, in this shape.
  const manifest = JSON.parse(
    await readFile(new URL('app/.vite/manifest.json', built), 'utf8'),
  ) as Record<string, Chunk>;
  const chunks = [...withImports(manifest, ENTRY)];
  const address = (file: string) => `/${file}`;
  return {
    script: address(manifest[ENTRY]?.file ?? ''),
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
