import { CSV_BEGIN, csvLine } from '@evenhand/contract/csv.ts';
import { TOO_FEW_CANDIDATES, TOO_FEW_CANDIDATES_CSV } from '@evenhand/contract/demographics.ts';
import type { SourceColumn, SourceRow } from './source-table.ts';

export const SOURCING_FILE = 'Global reporting - Sourcing Data.csv';

/** The table as it is on the screen, all of its rows; a count among percentages says that it is one. */
export function sourcingCsv(columns: readonly SourceColumn[], rows: readonly SourceRow[]): string {
  const head = ['Source', 'Candidates', ...columns.map(({ title }) => title)];
  return (
    CSV_BEGIN + [head, ...rows.map((row) => lineOf(row, columns.length))].map(csvLine).join('')
  );
}

function lineOf({ name, candidates, cells, message }: SourceRow, width: number): string[] {
  const words = message === TOO_FEW_CANDIDATES ? TOO_FEW_CANDIDATES_CSV : message;
  const rest =
    words === null
      ? cells.map(({ text, inFile = text }) => inFile)
      : Array<string>(width).fill(words);
  return [name, String(candidates), ...rest];
}
