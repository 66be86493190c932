import { readFile } from 'node:fs/promises';

/** Where the web was built to. */
export const buildFolder = new URL('../../web/dist/', import.meta.url);

export type Chunk = {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
};
export type BuildManifest = Record<string, Chunk>;

/** What the web was built into, by source file. */
export async function readBuildManifest(): Promise<BuildManifest> {
  // Written by the build, in this shape.
  return JSON.parse(
    await readFile(new URL('app/.vite/manifest.json', buildFolder), 'utf8'),
  ) as BuildManifest;
}

/** A chunk and all that it cannot run without, those first; two that need each other in the order in which they are met. */
export function withImports(manifest: BuildManifest, name: string): Set<Chunk> {
  const begun = new Set<string>();
  const found = new Set<Chunk>();
  function add(each: string): void {
    const chunk = manifest[each];
    if (chunk === undefined || begun.has(each)) return;
    begun.add(each);
    for (const imported of chunk.imports ?? []) add(imported);
    found.add(chunk);
  }
  add(name);
  return found;
}
