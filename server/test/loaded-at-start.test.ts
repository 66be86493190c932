import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listSourceFiles } from './list-source-and-test-files-and-feature-folders.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const LATE = /loadModuleOnFirstUse<[^(]+>\(\s*'([^']+)',?\s*\)/g;
/** What is loaded stays in memory, so a start tells what it has loaded, and is over. */
const PROGRAM = `
  import { registerHooks } from 'node:module';
  const files = [];
  registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) });
  await import('./server/start-server.ts');
  const told = JSON.stringify({ files, ofNode: process.moduleLoadList });
  // An exit alone would cut short what a slow reader of the pipe has not read yet.
  process.stdout.write(told, () => process.exit());
`;

const loaded = loadServer();

test('a start loads the server, and no library of those that are loaded when they are first needed', () => {
  const late = listSourceFiles('server')
    .flatMap(({ text }) => [...text.matchAll(LATE)].map(([, name = '']) => name))
    .filter((name) => !name.startsWith('node:'));
  expect(late.length).toBeGreaterThan(5);
  expect(loaded.files.filter((url) => url.includes('/server/features/')).length).toBeGreaterThan(
    99,
  );
  expect(late.filter((name) => loaded.files.some((url) => isOf(url, name)))).toEqual([]);
});

test('a start loads neither the compiler of TypeScript nor the client behind fetch, which stay for ever', () => {
  expect(loaded.ofNode.filter((name) => /\bhttp$/.test(name))).not.toEqual([]);
  expect(loaded.ofNode.filter((name) => /amaro|undici/.test(name))).toEqual([]);
});

function loadServer() {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', './scripts/load-stripped-typescript.mjs', '--input-type=module', '-e', PROGRAM],
    { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  // Written by the program above, in this shape.
  return JSON.parse(stdout) as { files: string[]; ofNode: string[] };
}

function isOf(url: string, name: string): boolean {
  return url.includes(`/node_modules/${name}/`);
}
