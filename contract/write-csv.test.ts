import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCsvLine } from './write-csv.ts';

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaces ', '" spaces "'],
  ['after ', '"after "'],
  ['\u00A0before', '"\u00A0before"'],
  ['2026-04-01', '2026-04-01'],
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t\'=1"'],
  ['\r=1', '"\'\r\'=1"'],
  ['x;=1+1;y', '"x;\'=1+1;y"'],
  ['x; =1+1', '"x; \'=1+1"'.replace(" '", "' ")],
  ['x\t=1+1', '"x\t\'=1+1"'],
  ['x\n=1+1', '"x\n\'=1+1"'],
  ['x\r\n@SUM(A1)', '"x\r\n\'@SUM(A1)"'],
  ['x;y', '"x;y"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠A1', "'＠A1"],
  ['\u200B=1', "'\u200B=1"],
  ['x=1;y', '"x=1;y"'],
  ['  =1+1', "'  =1+1"],
  ['\0=1', "'=1"],
  ['a=1', 'a=1'],
  [-5, '-5'],
  [null, ''],
])('%j becomes %j', (value, cell) => {
  expect(writeCsvLine([value])).toBe(`${cell}\r\n`);
});

/** Anything, often behind what a spreadsheet takes for the beginning of a formula, or for the end of a cell. */
const cell = fc
  .array(
    fc.tuple(
      fc.constantFrom('', ';', '\t', '\r', '\n', '\r\n', ','),
      fc.constantFrom('', '=', '+', '-', '@', ' =', '\0=', '＝', '＠', '\u200B+'),
      fc.string({ unit: 'binary' }),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.flat().join(''));

/** Without what makes it harmless. */
const bare = (text: string) =>
  text.replaceAll('\0', '').replaceAll(/(?<=^|[;\t\r\n])[\s\p{Cf}']+/gu, '');

test('whatever is written comes back as it was, and nothing comes back as a formula, wherever a spreadsheet cuts', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = readLine(writeCsvLine(cells));
      expect(read.map(bare)).toEqual(cells.map(bare));
      const cut = read.flatMap((text) => text.split(/[;\t\r\n]/));
      expect(cut.filter((text) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text))).toEqual([]);
      expect(read.filter((text) => /^[\t\r\n]/.test(text))).toEqual([]);
    }),
  );
});

/** As a spreadsheet reads one line. */
function readLine(text: string): string[] {
  const cells = `,${text.slice(0, -2)}`.match(/,(?:"(?:[^"]|"")*"|[^",]*)/gs) ?? [];
  return cells.map((part) => {
    const cell = part.slice(1);
    return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  });
}
