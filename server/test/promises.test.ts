import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const page = new URL('../../docs/promises.md', import.meta.url);

/** The ids of the issues that have landed; an id whose tests wait for later features joins with them. */
const landed =
  'S1 S2 S3 S4 S7 S8 S9 S10 T1 T2 T3 T4 T5 I1 I2 I3 I4 I5 O1 L1 L2 L3 L4 X1 X2 X4 X5 R1 R2 R3 R4 B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 P1 P2 P6 E1 E2 E3 E4 O3 R8 R9 R10 T8 A10 T7 P8 A1 A2 A3 A4 A5 A6 A7 A8 A9 A11 S5 S6 N1 N2 N3 I6 R6 T6 X3 X6 O2 P7 R7'.split(
    ' ',
  );

type Row = { id: string; promise: string; file: string; title: string };

async function rowsOfPage(): Promise<Row[]> {
  const lines = (await readFile(page, 'utf8'))
    .split('\n')
    .filter((line) => /^\| [A-Z]+\d+ \|/.test(line));
  return lines.map((line) => {
    const [, id = '', promise = '', link = '', title = ''] = line
      .split('|')
      .map((cell) => cell.trim());
    return { id, promise, file: /\]\(([^)]+)\)/.exec(link)?.[1] ?? '', title };
  });
}

test('every promise names a test that exists', async () => {
  const rows = await rowsOfPage();
  const missing = await Promise.all(
    rows.map(async ({ id, file, title }) => {
      const text = await readFile(new URL(file, page), 'utf8').catch(() => '');
      return [`'`, `"`].some((quote) => text.includes(`${quote}${title}${quote}`))
        ? []
        : [`${id}: "${title}" in ${file}`];
    }),
  );
  expect(rows.length).toBeGreaterThan(landed.length);
  expect(missing.flat()).toEqual([]);
});

test('every requirement of a landed issue is promised in a sentence', async () => {
  const promised = (await rowsOfPage()).filter(({ promise }) => promise.endsWith('.'));
  expect([...new Set(promised.map(({ id }) => id))].sort()).toEqual(
    expect.arrayContaining([...landed].sort()),
  );
});
