import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const project = resolve(import.meta.dirname, '../..');
const pages = ['spec', 'mended'].map((name) => readEvidence(name)).join('\n');
/** What employers hand on to others: every statement of theirs names what shows it. */
const papers = [
  'SECURITY.md',
  'docs/accessibility.md',
  'docs/asvs.md',
  'docs/automated-decisions.md',
  'docs/dpia.md',
].map((name) => ({
  name,
  text: readFileSync(resolve(project, name), 'utf8'),
}));
const heldBy = /`([\w./-]+\.(?:test|e2e)\.ts)` "([^"]+)"(?: and "([^"]+)")?/g;
const rows = pages
  .split('\n')
  .filter((line) => /^\| (?!The specification says|What was wrong)/.test(line));

test('every line of the specification, and everything mended, that is listed names a test that holds it', () => {
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => row.search(heldBy) < 0)).toEqual([]);
});

test('every test that holds a line of evidence exists under that name', () => {
  expect(missingTestsOf(pages)).toEqual([]);
});

test.each(papers)(
  '$name: every test, file, heading, promise and command that it names exists',
  (paper) => {
    expect(paper.text.search(heldBy)).toBeGreaterThan(0);
    expect(missingOf(paper)).toEqual({
      tests: [],
      files: [],
      headings: [],
      promises: [],
      commands: [],
    });
  },
);

test('the report on accessibility has a line for each of the 55 criteria of levels A and AA', () => {
  const numbers = firstCellsOf('docs/accessibility.md', {
    first: /\d\.\d\.\d+/,
    rest: /.+ \| A?A \| (?:supported|partly|not applicable) \| \S/,
  });
  expect(new Set(numbers).size).toBe(55);
  expect(numbers).toHaveLength(55);
});

test('the crosswalk to the ASVS has a line for each section of its chapters, with a state', () => {
  const sections = firstCellsOf('docs/asvs.md', {
    first: /V\d+\.\d/,
    rest: /.+ \| (?:fulfilled|partly|not applicable|not fulfilled) \|/,
  });
  const ofChapters = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];
  expect(sections).toEqual(
    ofChapters.flatMap((count, n) => Array.from({ length: count }, (_, k) => `V${n + 1}.${k + 1}`)),
  );
});

function firstCellsOf(name: string, { first, rest }: { first: RegExp; rest: RegExp }): string[] {
  const text = papers.find((paper) => paper.name === name)?.text ?? '';
  return found(text, new RegExp(`^\\| (${first.source}) \\| ${rest.source}`, 'gm'));
}

function missingOf({ name, text }: (typeof papers)[number]) {
  const linked = found(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g).map((link) =>
    join(dirname(name), link),
  );
  const files = [...found(text, /`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g), ...linked];
  const promised = readFileSync(resolve(project, 'docs/promises.md'), 'utf8');
  // Written by npm, in this shape.
  const { scripts } = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return {
    tests: missingTestsOf(text),
    files: files.filter((path) => !existsSync(resolve(project, path))),
    headings: found(text, /\]\(([^)#:]*#[^)]+)\)/g).filter((link) => !hasHeading(name, link)),
    promises: found(text, /\b([STILXRBPEANF]\d{1,2})\b/g).filter(
      (id) => !promised.includes(`\n| ${id} |`),
    ),
    commands: found(text, /`npm run (?:--silent )?([\w-]+)/g).filter((word) => !(word in scripts)),
  };
}

/** An address within a page, as GitHub makes it of the words of a heading. */
function hasHeading(name: string, link: string): boolean {
  const [page = '', heading] = link.split('#');
  const path = resolve(project, page === '' ? name : join(dirname(name), page));
  return found(readFileSync(path, 'utf8'), /^#+ (.+)$/gm)
    .map((words) =>
      words
        .toLowerCase()
        .replaceAll(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    )
    .includes(heading ?? '');
}

function found(text: string, what: RegExp): string[] {
  return [...text.matchAll(what)].map(([, first = '']) => first);
}

function missingTestsOf(text: string): { file: string; name: string }[] {
  return [...text.matchAll(heldBy)]
    .flatMap(([, file = '', name = '', second]) => [
      { file, name },
      ...(second === undefined ? [] : [{ file, name: second }]),
    ])
    .filter(({ file, name }) => {
      const path = resolve(project, file);
      return !existsSync(path) || !wordsOf(readFileSync(path, 'utf8')).includes(wordsOf(name));
    });
}

function readEvidence(name: string): string {
  return readFileSync(resolve(project, `docs/evidence/${name}.md`), 'utf8');
}

/** A name may be written over quotes that are escaped in the one place and not in the other. */
function wordsOf(text: string): string {
  return text.replaceAll(/\\?['’"]/g, "'");
}
