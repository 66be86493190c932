import type { Page } from 'playwright-core';

type PictureMeasures = {
  width: number;
  colours: number;
  columns: { colour: string; height: number }[];
};

/**
 * Opens a picture in the browser and looks at it: its size, how many colours it has, and of columns that stand on these
 * points how high they are, and their colour at the foot.
 */
export function measureChartPng(
  page: Page,
  png: Buffer,
  feet: { x: number; y: number }[] = [],
): Promise<PictureMeasures> {
  return page.evaluate(
    async ({ bytes, points }) => {
      const bitmap = await createImageBitmap(
        new Blob([new Uint8Array(bytes)], { type: 'image/png' }),
      );
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
      const at = (x: number, y: number) => {
        const n = 4 * (y * bitmap.width + x);
        return [pixels[n] ?? 255, pixels[n + 1] ?? 255, pixels[n + 2] ?? 255].join(' ');
      };
      const colours = new Set<string>();
      for (let n = 0; n < bitmap.width * bitmap.height; n += 1) colours.add(at(n, 0));
      const columns = points.map(({ x, y }) => {
        let height = 0;
        while (at(x, y - height) !== '255 255 255') height += 1;
        return { colour: at(x, y - 2), height };
      });
      return { width: bitmap.width, colours: colours.size, columns };
    },
    { bytes: Array.from(png), points: feet },
  );
}
