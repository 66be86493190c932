import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import type { PictureVariant } from './picture-variants-sizes-and-colour-schemes.ts';

/** The pictures that stand in the documentation, one windowful each: file → screen and look. */
const documented: Record<string, [screen: string, look: PictureVariant]> = {
  'dashboard.png': ['dashboard-by-closing', 'desktop'],
  'dashboard-dark.png': ['dashboard-by-closing', 'desktop-dark'],
  'dashboard-phone.png': ['dashboard-by-closing', 'phone'],
  'builder-questions.png': ['builder-questions', 'desktop'],
  'candidates.png': ['candidates-chosen', 'desktop'],
  'leaderboard.png': ['leaderboard-sealed', 'desktop'],
  'review.png': ['review', 'desktop'],
  'sign-in.png': ['sign-in', 'desktop'],
  'outbox.png': ['outbox', 'desktop'],
  'job-page-phone.png': ['job-page', 'phone'],
  'question-phone.png': ['question', 'phone'],
  'status-phone.png': ['status', 'phone'],
  'careers-page.png': ['careers-page', 'desktop'],
  'question-library.png': ['question-library', 'desktop'],
  'advert-check.png': ['builder-description-checked', 'desktop'],
  'global-reporting.png': ['reporting-charts-great-britain', 'desktop'],
};

const PICTURE_BYTES_MAX = 200_000;
const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url));

export async function takeDocumentationPicture(
  page: Page,
  screen: string,
  look: PictureVariant,
): Promise<void> {
  const file = Object.keys(documented).find(
    (name) => documented[name]?.join() === `${screen},${look}`,
  );
  if (file === undefined) return;
  const path = join(folder, file);
  await mkdir(folder, { recursive: true });
  await writeFile(path, await page.screenshot());
  const { size } = await stat(path);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > PICTURE_BYTES_MAX)
    throw new Error(`${file} is larger than ${PICTURE_BYTES_MAX / 1000} kB`);
}
