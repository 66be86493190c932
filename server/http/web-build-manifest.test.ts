import { expect, test } from 'vitest';
import { webBuildChunkWithImports } from './web-build-manifest.ts';

test('what a chunk needs comes before it, once, and two that need each other end nothing', () => {
  const chunk = (file: string, ...imports: string[]) => ({ file, imports });
  const manifest = {
    page: chunk('page.js', 'base', 'parts'),
    parts: chunk('parts.js', 'base'),
    base: chunk('base.js', 'logo'),
    logo: chunk('logo.js', 'base', 'gone'),
  };
  const files = [...webBuildChunkWithImports(manifest, 'page')].map(({ file }) => file);
  expect(files).toEqual(['logo.js', 'base.js', 'parts.js', 'page.js']);
});
