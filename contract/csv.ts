/** So that spreadsheets read the file as UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/**
 * What a spreadsheet would run as a formula, in its wide forms too: at the beginning of a cell, and wherever one would begin where the
 * spreadsheet cuts elsewhere than at commas, which many do after `;`, tabs and the ends of lines.
 */
const FORMULA = /(^|[;\t\r\n])((?:[^\S\t\r\n]|\p{Cf})*[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/**
 * One line of RFC 4180. What a spreadsheet would run as a formula gets an apostrophe before it, which makes it text
 * (OWASP, CSV injection); NUL goes.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value).replaceAll('\0', '');
  const harmless = typeof value === 'string' ? defused(text) : text;
  return /[",;\t\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}

function defused(text: string): string {
  const marked = text.replace(FORMULA, "$1'$2");
  return /^[\t\r\n]/.test(marked) ? `'${marked}` : marked;
}
