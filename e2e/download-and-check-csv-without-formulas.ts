import { parse } from 'csv-parse/sync';
import papaparse from 'papaparse';
import type { BrowserContext, Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Both read the same cells, and no cell would be worked out by a spreadsheet. */
export function checkCsvParsesWithoutFormulas(text: string): void {
  const rows: string[][] = parse(text, { bom: true, relax_column_count: false });
  const again = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  expect(again.errors).toEqual([]);
  expect(again.data).toEqual(rows);
  expect(rows.length).toBeGreaterThan(1);
  expect(
    rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)),
  ).toEqual([]);
}

/** Files that open in a window of their own, each read by both. */
export async function downloadAndCheckCsvFiles(
  { request }: BrowserContext,
  links: readonly Locator[],
): Promise<{ hrefs: string[]; files: string[] }> {
  const [hrefs, files]: [string[], string[]] = [[], []];
  for (const link of links) {
    expect(await link.getAttribute('target')).toBe('_blank');
    const href = (await link.getAttribute('href')) ?? '';
    const reply = await request.get(href);
    expect(reply.headers()['content-type']).toContain('text/csv');
    hrefs.push(href);
    files.push(await reply.text());
  }
  for (const file of files) checkCsvParsesWithoutFormulas(file);
  return { hrefs, files };
}
