/** So that spreadsheets read the file as UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

/**
 * What a spreadsheet would run as a formula, in its wide forms too: at the beginning of a cell, and wherever one would begin where the
 * spreadsheet cuts elsewhere than at commas, which many do after `;`, tabs and the ends of lines.
 */
const FORMULA = /(^|[;\t\r\n])((?:[^\S\t\r\n]|\p{Cf})*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/** Whatever may need quotes or an apostrophe: most cells hold nothing of it, and are looked at once. */
const UNUSUAL = /^[\s\p{Cf}=+\-@＝＋－＠﹦﹢﹣﹫]|[",;\t\r\n\0]|\s$/u;

/**
 * One line of RFC 4180. What a spreadsheet would run as a formula gets an apostrophe before it, which makes it text
 * (OWASP, CSV injection); NUL goes.
 */
export function writeCsvLine(cells: readonly (string | number | null)[]): string {
  return `${writeCsvCells(cells)}\r\n`;
}

/** A part of a line, for lines that share it. */
export function writeCsvCells(cells: readonly (string | number | null)[]): string {
  return cells.map(writeCell).join(',');
}

function writeCell(value: string | number | null): string {
  if (value === null) return '';
  return typeof value === 'number' || !UNUSUAL.test(value) ? String(value) : quoteCell(value);
}

function quoteCell(value: string): string {
  const harmless = disarmFormulas(value.replaceAll('\0', ''));
  return /[",;\t\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

function disarmFormulas(text: string): string {
  const marked = text.replace(FORMULA, "$1'$2");
  return /^[\t\r\n]/.test(marked) ? `'${marked}` : marked;
}
