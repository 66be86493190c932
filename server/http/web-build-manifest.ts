import { readFile } from 'node:fs/promises';

/** Where the web was built to. */
export const webBuildFolder = new URL('../../web/dist/', import.meta.url);

export type WebBuildChunk = {
  file: string;
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
};
export type WebBuildManifest = Record<string, WebBuildChunk>;

/** What the web was built into, by source file. */
export async function readWebBuildManifest(): Promise<WebBuildManifest> {
  // Written by the build, in this shape.
  return JSON.parse(
    await readFile(new URL('app/.vite/manifest.json', webBuildFolder), 'utf8'),
  ) as WebBuildManifest;
}

/** A chunk and all that it cannot run without, those first; two that need each other in the order in which they are met. */
export function webBuildChunkWithImports(
  manifest: WebBuildManifest,
  name: string,
): Set<WebBuildChunk> {
  const begun = new Set<string>();
  const found = new Set<WebBuildChunk>();
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
