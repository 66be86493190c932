import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findChangedPictures } from './pictures/find-changed-pictures.ts';
import { pictureVariants } from './pictures/picture-variants-sizes-and-colour-schemes.ts';

const [look] = pictureVariants;
const folder = await mkdtemp(join(tmpdir(), 'evenhand-changed-pictures-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

type Picture = { height?: number; mark?: number };

/** A grey picture of a hundred pixels’ width with a black square of so many pixels’ side. */
async function draw({ height = 50, mark = 0 }: Picture): Promise<Buffer> {
  const grey = { r: 200, g: 200, b: 200 };
  const picture = sharp({ create: { width: 100, height, channels: 3, background: grey } });
  if (mark === 0) return picture.png().toBuffer();
  const square = { width: mark, height: mark, channels: 3 as const, background: 'black' };
  const input = await sharp({ create: square }).png().toBuffer();
  return picture
    .composite([{ input, top: 10, left: 10 }])
    .png()
    .toBuffer();
}

async function putInto(name: string, pictures: Record<string, Picture>): Promise<string> {
  const there = join(folder, name);
  await mkdir(join(there, look), { recursive: true });
  for (const [screen, picture] of Object.entries(pictures))
    await writeFile(join(there, look, `${screen}.png`), await draw(picture));
  return there;
}

test('whoever changes a style is told which screens look otherwise: by their pixels, their size, new and gone', async () => {
  const before = await putInto('before', {
    same: {},
    'a-hair': {},
    moved: { mark: 8 },
    longer: {},
    left: {},
  });
  const now = await putInto('now', {
    same: {},
    'a-hair': { mark: 3 },
    moved: {},
    longer: { height: 60 },
    came: {},
  });
  expect((await findChangedPictures(before, now)).toSorted()).toEqual([
    `${look}/came: new`,
    `${look}/left: gone`,
    `${look}/longer: 100 × 50 became 100 × 60`,
    `${look}/moved: 64 pixels of 5000`,
  ]);
});
