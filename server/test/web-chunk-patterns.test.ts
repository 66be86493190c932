import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const filesBelow = (folder: string) =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `/${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => !/node_modules|\/dist\//.test(path));
const own = ['web', 'contract'].flatMap(filesBelow);
/** As the build calls them: what it makes of a module's style sheet, and packages by their folder. */
const known = [
  ...own,
  ...own.map((path) => path.replace(/\.module\.css$/, '.scoped.css')),
  ...readdirSync(join(project, 'node_modules')).map((name) => `/node_modules/${name}/`),
];

/** Of what stands deeper in a package, or is made by the build itself. */
const FOREIGN =
  /^(node_modules\\\/wouter|createReactComponent|vite\\\/preload-helper|fontsource-|icons\\\/Icon)/;
/** What must not follow, what may be missing, an escaped sign, a choice of signs, and a sign. */
const KEPT = /^(\(\?![^()]*\)|\([^()|]*\)\?|\\.|\[[^\]]*\]|[^(])/;
/** These look into files, not for them. */
const OF_TEXT = new Set(['SENTENCE', 'FORWARDS']);

const config = readFileSync(join(project, 'web/vite.config.ts'), 'utf8');
const patterns = [...config.matchAll(/^const ([A-Z_]+) =\s+\/(.+)\/[a-z]*;$/gm)]
  .map(([, name = '', body = '']) => ({ name, body }))
  .filter(({ name }) => !OF_TEXT.has(name));

test('every part of a pattern that puts files of the web into chunks finds a file', () => {
  expect(patterns.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['BASE', 'CALLS', 'LOOK', 'FIRST', 'CARDS', 'STYLE_OF_CARDS']),
  );
  const lost = patterns.flatMap(({ name, body }) =>
    alternativesOf(body)
      .filter((part) => !FOREIGN.test(part) && !known.some((path) => new RegExp(part).test(path)))
      .map((part) => `${name}: ${part}`),
  );
  expect(lost).toEqual([]);
});

/** `a(b|c)|d` is `ab`, `ac` and `d`; what may be missing or must not follow is left in its brackets. */
function alternativesOf(pattern: string): string[] {
  const [branches, rest] = readBranches(pattern);
  expect(rest).toBe('');
  return branches;
}

function readBranches(pattern: string): [branches: string[], rest: string] {
  const done: string[] = [];
  let open = [''];
  let rest = pattern;
  while (rest !== '' && !rest.startsWith(')')) {
    if (rest.startsWith('|')) {
      done.push(...open);
      open = [''];
      rest = rest.slice(1);
      continue;
    }
    const [signs, after] = readSign(rest);
    open = open.flatMap((begun) => signs.map((sign) => begun + sign));
    rest = after;
  }
  return [[...done, ...open], rest];
}

function readSign(pattern: string): [signs: string[], rest: string] {
  const [kept] = KEPT.exec(pattern) ?? [];
  if (kept !== undefined) return [[kept], pattern.slice(kept.length)];
  const [branches, rest] = readBranches(pattern.slice(1));
  return [branches, rest.slice(1)];
}
