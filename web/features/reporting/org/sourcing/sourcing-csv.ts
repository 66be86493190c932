import { TOO_FEW_CANDIDATES, TOO_FEW_CANDIDATES_CSV } from '@evenhand/contract/demographics.ts';
import type { SourceColumn, SourceRow } from './source-table.ts';

export const SOURCING_FILE = 'Global reporting - Sourcing Data.csv';
/** So that spreadsheets read the file as UTF-8. */
const BEGIN = '\uFEFF';

/** The table as it is on the screen, all of its rows; a count among percentages says that it is one. */
export function sourcingCsv(columns: readonly SourceColumn[], rows: readonly SourceRow[]): string {
  const head = ['Source', 'Candidates', ...columns.map(({ title }) => title)];
  return BEGIN + [head, ...rows.map((row) => lineOf(row, columns.length))].map(csvLine).join('');
}

function lineOf({ name, candidates, cells, message }: SourceRow, width: number): string[] {
  const words = message === TOO_FEW_CANDIDATES ? TOO_FEW_CANDIDATES_CSV : message;
  const rest =
    words === null
      ? cells.map(({ text, inFile = text }) => inFile)
      : Array<string>(width).fill(words);
  return [name, String(candidates), ...rest];
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** RFC 4180. What a spreadsheet would run as a formula gets an apostrophe before it (OWASP, CSV injection). */
function cellOf(value: string): string {
  const text = value.replaceAll('\0', '');
  const harmless = /^\s*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
