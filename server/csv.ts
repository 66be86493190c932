/** So that spreadsheets read the file as UTF-8. */
export const CSV_BEGIN = '\uFEFF';

/**
 * One line of RFC 4180. A cell that a spreadsheet would run as a formula gets an apostrophe before it, which makes it text
 * (OWASP, CSV injection); NUL goes.
 */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

function cellOf(value: string | number | null): string {
  const text = value === null ? '' : String(value).replaceAll('\0', '');
  const harmless =
    /^\s*[=+\-@]|^[\t\r\n]/.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) || harmless !== harmless.trim()
    ? `"${harmless.replaceAll('"', '""')}"`
    : harmless;
}
