import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import {
  genericRowsExemptFromRowTypeTest,
  sqlTemplatesExemptFromRowTypeTest,
} from './sql-row-type-test-exemptions.ts';
import { cloneTestDatabase } from './clone-test-database-and-open-owner-pool.ts';
import { copySourcesWithFault } from './faults/copy-sources-with-fault.ts';
import { listSourceFiles } from './list-source-and-test-files-and-feature-folders.ts';
import {
  type CheckedSqlStatement,
  prepareSqlStatementsByDoor,
} from './sql-rows/prepare-sql-statements-by-door.ts';
import type { RecordedSqlStatementWithDoors } from './sql-rows/recorded-sql-statement-with-doors-type.ts';
import {
  ROW_COMPARISON_TYPES_SOURCE,
  generateRowTypeSource,
} from './sql-rows/generate-row-type-and-comparison-source.ts';
import { type SqlTemplate, findSqlTemplates } from './sql-rows/sql-templates.ts';

/**
 * Every function that asks the database is called with stand-ins for what it takes, in a copy of the sources in which each
 * template bears its number. What the functions would ask is prepared as their door, and the compiler compares the rows.
 */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = listSourceFiles('server').filter(
  ({ path }) => sqlTemplatesExemptFromRowTypeTest[path] === undefined,
);
const templates = sources.flatMap(findSqlTemplates);
const textOf = new Map(sources.map(({ path, text }) => [path, text]));
const byPath = Map.groupBy(templates, ({ path }) => path);

const checkedRows = Object.keys(genericRowsExemptFromRowTypeTest);

let url: string;
let folder: string;
let checked: CheckedSqlStatement[];
beforeAll(async () => {
  folder = await copySourcesWithFault(root, {});
  await writeFile(join(folder, 'server/compared-rows.ts'), ROW_COMPARISON_TYPES_SOURCE);
  await rewrite((template) => ({ mark: `/*@${templates.indexOf(template)}*/` }));
  const files = [...byPath.keys()].map((path) => join(folder, path));
  const recorder = join(folder, 'server/test/sql-rows/call-sql-functions-and-print-statements.ts');
  const { stdout } = await run(process.execPath, [recorder, ...files], { maxBuffer: 100_000_000 });
  url = await cloneTestDatabase();
  const recorded = JSON.parse(stdout) as RecordedSqlStatementWithDoors[];
  checked = await prepareSqlStatementsByDoor(url, recorded);
  return () => rm(folder, { recursive: true, force: true });
});

test('every template of SQL is one that the database prepares and plans as its door', () => {
  const prepared = new Set(checked.filter(({ refusal }) => refusal === null).flatMap(marksOf));
  const refused = new Map(
    checked.flatMap((one) => marksOf(one).map((mark) => [mark, one.refusal])),
  );
  const lost = templates.flatMap((template, mark) =>
    prepared.has(mark) || isChecked(template)
      ? []
      : [`${placeOf(template)}: ${refused.get(mark) ?? 'nobody asks it'}`],
  );
  expect(lost).toEqual([]);
});

test('the reviewer and candidate doors are asked by Kysely alone, whose columns are those of the door', () => {
  const typedOnly = checked.filter(({ doors }) =>
    doors.some((door) => door === 'reviewer' || door === 'candidate'),
  );
  const raw = new Set(typedOnly.flatMap(marksOf).flatMap((mark) => templates[mark] ?? []));
  expect([...raw].map(placeOf)).toEqual([]);
});

// The compiler is asked once, of the version that the product brings.
const onOther = process.env['PG_VERSION'] === '15';

test.skipIf(onOther)(
  'a row has the columns and the types that its statement declares',
  async () => {
    const described = Map.groupBy(
      checked.filter(({ refusal }) => refusal === null),
      ({ text }) => Number(/^\s*\/\*@(\d+)/.exec(text)?.[1] ?? -1),
    );
    await rewrite((template) => {
      const found = described.get(templates.indexOf(template)) ?? [];
      const rowsOf = new Set(found.map(({ columns }) => generateRowTypeSource(columns)));
      return { rows: [...rowsOf] };
    });
    // The tests, and whatever else asks nothing by a template, are half of what the compiler would read.
    const program = {
      extends: './tsconfig.json',
      include: [...byPath.keys()].map((path) => `../${path}`),
    };
    await writeFile(join(folder, 'server/tsconfig.rows.json'), JSON.stringify(program));
    const tsc = join(folder, 'node_modules/typescript/bin/tsc');
    const said = await run(process.execPath, [tsc, '-p', 'server/tsconfig.rows.json'], {
      cwd: folder,
    }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
    const wrong = said.split('\n').filter((line) => byPath.has(line.split('(')[0] ?? ''));
    expect(wrong.filter((line) => !checkedRows.some((path) => line.startsWith(path)))).toEqual([]);
  },
);

/** Writes the copies anew, with a mark in front of each template's text, or with its declared row compared. */
async function rewrite(
  change: (template: SqlTemplate) => { mark?: string; rows?: string[] },
): Promise<void> {
  for (const [path, own] of byPath) {
    let text = textOf.get(path) ?? '';
    for (const template of own.toReversed()) {
      const { mark = '', rows = [] } = change(template);
      text = text.slice(0, template.from) + mark + text.slice(template.from);
      if (template.declared === null || rows.length === 0) continue;
      const { from, to } = template.declared;
      const row = text.slice(from, to);
      const verdicts = rows.map(
        (described) =>
          `Rows.Compared<${row}, ${described.replaceAll('ParsedJson', 'Rows.ParsedJson').replaceAll('UnreadColumn<', 'Rows.UnreadColumn<')}>`,
      );
      text = `${text.slice(0, from)}Rows.ComparedRow<${verdicts.join(' | ')}, ${row}>${text.slice(to)}`;
    }
    const up = '../'.repeat(path.split('/').length - 2) || './';
    await writeFile(
      join(folder, path),
      `${text}\nimport type * as Rows from '${up}compared-rows.ts';\n`,
    );
  }
}

function marksOf({ text }: { text: string }): number[] {
  return [...text.matchAll(/\/\*@(\d+)\*\//g)].map(([, mark]) => Number(mark));
}

function isChecked(template: SqlTemplate): boolean {
  const words = wordsOf(template);
  // One such word is right wherever the statement around it is.
  if (/: (true|and|)$/.test(words)) return true;
  return Object.keys(sqlTemplatesExemptFromRowTypeTest).some((known) => words.startsWith(known));
}

function wordsOf({ path, from, to }: SqlTemplate): string {
  return `${path}: ${textOf.get(path)?.slice(from, to).trim().replaceAll(/\s+/g, ' ')}`;
}

function placeOf({ path, line }: SqlTemplate): string {
  return `${path}:${line}`;
}
