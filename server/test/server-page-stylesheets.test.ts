import { existsSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Pages that the server draws load what a list in their shell names; their components cannot ask for a sheet themselves. */
const shells = [
  { name: 'candidate', list: 'candidate-pages-browser-entry', page: 'candidate' },
  { name: 'careers', list: 'careers-page-styles', page: 'careers-page' },
  {
    name: 'feedback-and-history',
    list: 'feedback-and-history-styles',
    page: 'feedback-report-and-history',
  },
  {
    name: 'templates-and-guides',
    list: 'templates-and-guides-styles',
    page: 'job-templates-and-guides',
  },
].map(({ name, list, page }) => ({
  name,
  list: `web/app/${name}/${list}.ts`,
  document: `web/app/${name}/${page}-html-document.tsx`,
}));

test.each(shells)(
  'the pages of $name load every sheet that they name classes of, and no other',
  ({ list, document }) => {
    const named = sheetsNamedFrom(document);
    expect(named.length).toBeGreaterThan(3);
    expect(importsOf(list).filter(isModule).sort()).toEqual(named);
  },
);

/** The modules of styles of a component and of all that it imports, itself or by others. */
function sheetsNamedFrom(component: string): string[] {
  const seen = new Set([component]);
  // Whatever is added while it is gone through comes round too.
  for (const path of seen)
    if (!isModule(path)) for (const imported of importsOf(path)) seen.add(imported);
  return [...seen].filter(isModule).sort();
}

/** Of the web alone: nothing else draws. */
function importsOf(path: string): string[] {
  const text = readFileSync(`${root}${path}`, 'utf8');
  return [...text.matchAll(/^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)';/gms)]
    .map(([, from = '']) => posix.join(dirname(path), from))
    .filter((imported) => existsSync(`${root}${imported}`));
}

function isModule(path: string): boolean {
  return path.endsWith('.module.css');
}
