import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { pictureVariants } from './picture-variants-sizes-and-colour-schemes.ts';
import { findWhyPictureIsNotCompared } from './find-why-picture-is-not-compared.ts';

/** Edges of letters are drawn a little differently now and then. */
const PIXELS_MIN = 12;

/** `look/screen: how it differs`, for each picture that is not the same in both folders. */
export async function findChangedPictures(before: string, now: string): Promise<string[]> {
  const changes: string[] = [];
  for (const look of pictureVariants) {
    const [old, fresh] = await Promise.all([namesIn(join(before, look)), namesIn(join(now, look))]);
    for (const name of new Set([...old, ...fresh])) {
      if (findWhyPictureIsNotCompared(name)) continue;
      const change = await changeOf(join(before, look, name), join(now, look, name), {
        isOld: old.includes(name),
        isNow: fresh.includes(name),
      });
      if (change !== '') changes.push(`${look}/${name.replace('.png', '')}: ${change}`);
    }
  }
  return changes;
}

async function changeOf(
  before: string,
  now: string,
  { isOld, isNow }: { isOld: boolean; isNow: boolean },
): Promise<string> {
  if (!isOld) return 'new';
  if (!isNow) return 'gone';
  const [old, fresh] = await Promise.all([readFile(before), readFile(now)]);
  if (old.equals(fresh)) return '';
  const [one, other] = await Promise.all([pixelsOf(old), pixelsOf(fresh)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height)
    return `${width} × ${height} became ${other.info.width} × ${other.info.height}`;
  const pixels = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
  return pixels < PIXELS_MIN ? '' : `${pixels} pixels of ${width * height}`;
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.png'));
}
