import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import {
  type PictureVariant,
  pictureVariants,
  windowSizeOfVariant,
} from './picture-variants-sizes-and-colour-schemes.ts';

const ON_A_SHEET = 12;
const SHEET_WIDTH = 2400;

/** Many pictures on one, small, to be looked at in a minute: `sheets/desktop-1.png` and so on. */
export async function makeContactSheets(browser: Browser, folder: string): Promise<number> {
  const sheets = join(folder, 'sheets');
  await mkdir(sheets, { recursive: true });
  const page = await browser.newPage({ viewport: { width: SHEET_WIDTH, height: 1200 } });
  let count = 0;
  for (const look of pictureVariants) {
    const names = (await readdir(join(folder, look))).sort();
    for (let from = 0; from < names.length; from += ON_A_SHEET) {
      const name = `${look}-${from / ON_A_SHEET + 1}`;
      const html = join(sheets, `${name}.html`);
      await writeFile(html, sheetOf(look, names.slice(from, from + ON_A_SHEET)));
      await page.goto(pathToFileURL(html).href, { waitUntil: 'load' });
      await page.screenshot({ path: join(sheets, `${name}.png`), fullPage: true });
      count += 1;
    }
  }
  await page.close();
  return count;
}

function sheetOf(look: PictureVariant, names: string[]): string {
  const columns = windowSizeOfVariant(look).width > 1000 ? 6 : 12;
  const figures = names.map(
    (name) =>
      `<figure><figcaption>${name.replace('.png', '')}</figcaption><img src="../${look}/${name}" alt=""></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 8px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 8px; align-items: start; font: 12px sans-serif; background: #777; color: #fff; }
figure { margin: 0; min-width: 0; }
figcaption { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
img { display: block; width: 100%; max-height: 1000px; object-fit: cover; object-position: top; }
</style>${figures.join('\n')}`;
}
