import { CSV_BYTE_ORDER_MARK, writeCsvLine } from '@evenhand/contract/write-csv.ts';
import {
  TOO_FEW_CANDIDATES_MESSAGE,
  TOO_FEW_CANDIDATES_CSV_MESSAGE,
} from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import type { SourceColumnKeyAndTitle, SourceRowValues } from './build-source-table.ts';

export const SOURCING_CSV_FILE_NAME = 'Global reporting - Sourcing Data.csv';

type About = { title: string; from: string; until: string };

/**
 * The table as it is on the screen, all of its rows; a count among percentages says that it is one. The last line says what
 * it is about, and is as long as the others.
 */
export function formatSourcingCsv(
  columns: readonly SourceColumnKeyAndTitle[],
  rows: readonly SourceRowValues[],
  { title, from, until }: About,
): string {
  const head = ['Source', 'Candidates', ...columns.map((column) => column.title)];
  const note = `Note: ${title}, of candidates who began from ${from} to ${until}. Where words stand instead of figures they say why.`;
  const last = [note, ...Array<string>(head.length - 1).fill('')];
  const lines = [head, ...rows.map((row) => lineOf(row, columns.length)), last];
  return CSV_BYTE_ORDER_MARK + lines.map(writeCsvLine).join('');
}

function lineOf({ name, candidates, cells, message }: SourceRowValues, width: number): string[] {
  const words = message === TOO_FEW_CANDIDATES_MESSAGE ? TOO_FEW_CANDIDATES_CSV_MESSAGE : message;
  const rest =
    words === null
      ? cells.map(({ text, inFile = text }) => inFile)
      : Array<string>(width).fill(words);
  return [name, String(candidates), ...rest];
}
