import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** What every page shares: the tokens and the base of elements. */
const globalSheets = [
  'web/app/candidate/elements.css',
  'web/app/careers/elements.css',
  'web/app/feedback-and-history/elements.css',
  'web/app/templates-and-guides/elements.css',
  'web/ui/base.css',
  'web/ui/styles.css',
  'web/ui/tokens.css',
];
/** The only classes that mean the same everywhere. */
const globalClasses = ['sr-only'];
/** The element that the staff app and the review app are drawn into, which stands in their HTML. */
const globalIds = ['root'];

/** A longer one holds the styles of several components, and nobody finds what is theirs. */
const LINES_MAX = 250;

type Source = { path: string; text: string };

const sources = filesOf('web', /(?<!\.test)\.tsx?$/);
const sheets = filesOf('web', /\.css$/);
const modules = new Map(
  sheets
    .filter(({ path }) => path.endsWith('.module.css'))
    .map((sheet) => [sheet.path, selectorsOf(sheet.text)]),
);
const uses = sources.flatMap(usesOf);

test('styles and their uses are found, so that the other tests look at something', () => {
  expect(modules.size).toBeGreaterThan(100);
  expect(uses.length).toBeGreaterThan(1000);
});

test('a style sheet belongs to a component, but for tokens, elements and the helpers', () => {
  const shared = sheets.filter(({ path }) => !modules.has(path));
  expect(shared.map(({ path }) => path).sort()).toEqual(globalSheets);
  expect([...new Set(shared.flatMap(({ text }) => selectorsOf(text).flatMap(classesIn)))]).toEqual(
    globalClasses,
  );
});

test('no style sheet is longer than what one component needs', () => {
  const long = sheets
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  expect(long).toEqual([]);
});

test('no rule of a component reaches into another', () => {
  const reaching = [...modules].flatMap(([path, selectors]) =>
    selectors
      .filter((selector) => {
        const own = withoutGlobals(selector);
        return classesIn(own).length === 0 || /#[\w-]+/.test(own) || /:global\b/.test(own);
      })
      .map((selector) => `${path}: ${selector}`),
  );
  expect(reaching).toEqual([]);
});

test('only one part places things beside others, and says what older browsers do instead', () => {
  const placing = sheets.filter(({ text }) =>
    /\b(anchor-name|position-(anchor|area))\b/.test(text),
  );
  expect(placing.map(({ path }) => path)).toEqual(['web/ui/anchored-layer.module.css']);
  expect(placing[0]?.text).toMatch(/@supports not \(anchor-scope: none\) \{\s*inset: auto 0 8px;/);
});

test('every class that a component names stands in the module it names', () => {
  const unknown = uses
    .filter(({ sheet, name }) => !definedIn(sheet).some((known) => matches(name, known)))
    .map(({ path, sheet, name }) => `${path}: ${name} of ${sheet}`);
  expect(unknown).toEqual([]);
});

test('every class of a module is named by a component', () => {
  const unused = [...modules.keys()].flatMap((sheet) => {
    const named = uses.filter((use) => use.sheet === sheet);
    return definedIn(sheet)
      .filter((known) => !named.some(({ name }) => matches(name, known)))
      .map((known) => `${sheet}: ${known}`);
  });
  expect(unused).toEqual([]);
});

test('no component names a class by its bare word', () => {
  const bare = sources.flatMap(({ path, text }) =>
    wordsOfClasses(text)
      .filter((word) => !globalClasses.includes(word))
      .map((word) => `${path}: ${word}`),
  );
  expect(bare).toEqual([]);
});

test('browser tests and scripts find things by what they are, not by how they look', () => {
  const asking = [...sources, ...filesOf('e2e', /\.ts$/)].flatMap(({ path, text }) =>
    [
      ...text.matchAll(
        /(?:locator|querySelector(?:All)?|closest|matches)(?:<\w+>)?\(\s*(['"`])(.*?)\1/gs,
      ),
    ]
      .map(([, , selector = '']) => selector)
      .filter((selector) => /(^|[\s>+~,(\w\])])\.[a-z]/.test(selector.replace(/\[[^\]]*\]/g, '[]')))
      .map((selector) => `${path}: ${selector}`),
  );
  expect(asking).toEqual([]);
});

function filesOf(folder: string, kind: RegExp): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => kind.test(path) && !/\/(node_modules|dist[^/]*)\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** The selectors of all rules, each by itself; steps of keyframes are none. */
function selectorsOf(css: string): string[] {
  const plain = css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !head.startsWith('@'))
    .flatMap(alternatives)
    .map((selector) => selector.trim().replace(/\s+/g, ' '));
}

/** Split at the commas that stand in no brackets. */
function alternatives(head: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of head) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${letter}`);
  }
  return parts;
}

function classesIn(selector: string): string[] {
  return [...withoutGlobals(selector).matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
    ([, name = '']) => name,
  );
}

function withoutGlobals(selector: string): string {
  const known = [...globalClasses.map((name) => `.${name}`), ...globalIds.map((id) => `#${id}`)];
  return known.reduce((left, name) => left.replaceAll(`:global(${name})`, ''), selector);
}

function definedIn(sheet: string): string[] {
  return [...new Set((modules.get(sheet) ?? []).flatMap(classesIn))];
}

type Use = { path: string; sheet: string; name: string };

function usesOf({ path, text }: Source): Use[] {
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
    ([, variable = '', from = '']) => {
      const sheet = posix.join(dirname(path), from);
      return [...text.matchAll(new RegExp(`\\b${variable}\\[(['\`])(.*?)\\1\\]`, 'g'))].map(
        ([, , name = '']) => ({ path, sheet, name }),
      );
    },
  );
}

/** A name may hold what is only known when it is drawn, as in `button-${look}`. */
function matches(name: string, known: string): boolean {
  const parts = name.split(/\$\{.*?\}/);
  return parts.length === 1
    ? name === known
    : known.startsWith(parts[0] ?? '') &&
        known.endsWith(parts.at(-1) ?? '') &&
        known.length > name.replace(/\$\{.*?\}/g, '').length;
}

/** Words that stand as texts where classes are given, but for what is compared or looked up. */
function wordsOfClasses(source: string): string[] {
  const given = [
    ...[...source.matchAll(/\bclassName="([^"]*)"/g)].map(([, words = '']) => words),
    ...[...source.matchAll(/\b(?:className=(?=\{)|joinClassNames(?=\())/g)].flatMap(
      ({ 0: start, index }) => textsIn(bracketed(source, index + start.length)),
    ),
    ...[...source.matchAll(/\bclass(?:Name =|:) (['"`])(.+?)\1/g)].map(([, , words = '']) => words),
    ...[...source.matchAll(/\bclassList\.\w+\((['"`])(.+?)\1/g)].map(([, , words = '']) => words),
  ];
  return given.flatMap((words) => words.split(/\s+/)).filter(Boolean);
}

function bracketed(source: string, from: number): string {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if ('{('.includes(source[at] ?? '')) depth += 1;
    if ('})'.includes(source[at] ?? '')) depth -= 1;
    if (depth === 0) return source.slice(from, at + 1);
  }
  return source.slice(from);
}

function textsIn(expression: string): string[] {
  const left = expression
    .replace(/\[\s*(['"`]).*?\1\s*\]/gs, '')
    .replace(/[=!]==\s*(['"`]).*?\1/gs, '');
  return [...left.matchAll(/(['"`])(.*?)\1/gs)].map(([, , words = '']) => words);
}
