import { parse } from 'csv-parse/sync';
import papaparse from 'papaparse';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Both read the same cells, and no cell would be worked out by a spreadsheet. */
export function checkCsv(text: string): void {
  const rows: string[][] = parse(text, { bom: true, relax_column_count: false });
  const again = papaparse.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true });
  expect(again.errors).toEqual([]);
  expect(again.data).toEqual(rows);
  expect(rows.length).toBeGreaterThan(1);
  expect(
    rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell)),
  ).toEqual([]);
}

/** Opens a picture in the browser and looks at it: its size, and how many colours it has. */
export function drawnIn(page: Page, png: Buffer): Promise<{ width: number; colours: number }> {
  return page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(
      new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
    );
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const colours = new Set<number>();
    for (let n = 0; n < pixels.length; n += 4)
      colours.add(((pixels[n] ?? 0) << 16) | ((pixels[n + 1] ?? 0) << 8) | (pixels[n + 2] ?? 0));
    return { width: bitmap.width, colours: colours.size };
  }, Array.from(png));
}
