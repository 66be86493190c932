import { readFile } from 'node:fs/promises';

/** Where the web was built to. */
export const built = new URL('../web/dist/', import.meta.url);

export type Chunk = {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
};
export type Manifest = Record<string, Chunk>;

/** What the web was built into, by source file. */
export async function readManifest(): Promise<Manifest> {
  // Written by the build, in this shape.
  return JSON.parse(await readFile(new URL('app/.vite/manifest.json', built), 'utf8')) as Manifest;
}

/** A chunk and all that it cannot run without, those first. */
export function withImports(manifest: Manifest, name: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = manifest[name];
  if (chunk === undefined || seen.has(chunk)) return seen;
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen.add(chunk);
}
