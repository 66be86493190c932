import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['with, comma', '"with, comma"'],
  ['with "quotes"', '"with ""quotes"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaces ', '" spaces "'],
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['  =1+1', "'  =1+1"],
  ['\0=1', "'=1"],
  ['a=1', 'a=1'],
  [-5, '-5'],
  [null, ''],
])('%j becomes %j', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});

/** Anything, often behind what a spreadsheet takes for the beginning of a formula. */
const cell = fc
  .tuple(
    fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', ' =', '\0='),
    fc.string({ unit: 'binary' }),
  )
  .map((parts) => parts.join(''));

test('whatever is written comes back as it was, and nothing comes back as a formula', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      const read = readLine(csvLine(cells));
      expect(read.map((cell) => cell.replace(/^'/, ''))).toEqual(
        cells.map((cell) => cell.replaceAll('\0', '').replace(/^'/, '')),
      );
      expect(read.filter((cell) => /^\s*[=+\-@\t\r\n]/.test(cell))).toEqual([]);
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
