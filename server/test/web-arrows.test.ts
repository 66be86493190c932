import { expect, test } from 'vitest';
import { findImportCycles } from './find-import-cycles.ts';
import { listSourceFiles } from './list-source-and-test-files-and-feature-folders.ts';

const web = listSourceFiles('web');
const files = new Map(web.map((file) => [file.path, file]));

/** What each folder of the web may import, besides itself. */
const below: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  net: ['contract'],
  parts: ['net', 'ui', 'contract'],
  features: ['parts', 'net', 'ui', 'contract'],
  app: ['features', 'parts', 'net', 'ui', 'contract'],
  test: ['app', 'features', 'parts', 'net', 'ui', 'contract'],
};
const ROUTES = 'web/app/staff-routes-page-existence-and-preloading.tsx';
const ROUTE_OF_SCREEN = 'web/app/route-of-screen.tsx';
/** Loaded with the first page, so that it costs no request of its own. */
const FIRST_VIEW = 'web/app/staff/dashboard-with-shell.ts';

const arrows = web.flatMap(({ path, imports }) => imports.map((target) => [path, target] as const));
const written = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, target]) => `${path} → ${target}`);

test('every file of the web stands in a folder that has its rules, and its imports are found', () => {
  const homeless = web
    .map(({ path }) => path)
    .filter((path) => below[folderOf(path)] === undefined && !path.endsWith('.config.ts'));
  expect(homeless).toEqual([]);
  expect(web.length).toBeGreaterThan(500);
  expect(arrows.filter(([, target]) => target.startsWith('web/ui/')).length).toBeGreaterThan(500);
  const lost = arrows.filter(([, target]) => /^web\/.*\.tsx?$/.test(target) && !files.has(target));
  expect(written(lost)).toEqual([]);
});

test('a folder of the web imports what stands below it, and nothing else', () => {
  const upward = arrows.filter(([path, target]) => {
    const [own, other] = [folderOf(path), folderOf(target)];
    return own !== other && below[own]?.includes(other) === false;
  });
  expect(written(upward)).toEqual([]);
});

test('a feature of the web imports no other feature', () => {
  const across = arrows.filter(([path, target]) => {
    const [own, other] = [featureOf(path), featureOf(target)];
    return own !== undefined && other !== undefined && own !== other;
  });
  expect(written(across)).toEqual([]);
});

test('every page is loaded by the routes, and they load nothing else but the first view', () => {
  const pages = web.map(({ path }) => path).filter((path) => path.startsWith('web/app/pages/'));
  const loaded = [ROUTES, FIRST_VIEW].flatMap((path) => files.get(path)?.imports ?? []);
  expect(pages.filter((path) => !loaded.includes(path))).toEqual([]);
  const others = (files.get(ROUTES)?.imports ?? []).filter((path) => !pages.includes(path));
  expect(others).toEqual(['web/app/make-lazy-page.tsx', ROUTE_OF_SCREEN, FIRST_VIEW, FIRST_VIEW]);
  // It says where a screen stands and what its title is, and knows none itself.
  expect(files.get(ROUTE_OF_SCREEN)?.imports).toEqual([]);
});

test('no file of the web leads back to itself', () => {
  expect(findImportCycles(files)).toEqual([]);
});

function folderOf(path: string): string {
  return path.replace(/^web\//, '').replace(/\/.*$/, '');
}

function featureOf(path: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(path)?.[1];
}
