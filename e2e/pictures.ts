import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { buildWeb } from '../server/build-web.ts';
import { freePort, startServer } from '../server/test/server-process.ts';
import { desktop, phone } from './browser.ts';
import { launchChromium } from './chromium.ts';
import { lend } from './given.ts';
import type { Screen, Who } from './screen.ts';
import { screens } from './screens.ts';
import { openScreen, settle } from './walk.ts';
import { plantWorld, type World } from './world.ts';

/** Pictures of every screen of the list, at a desk and on a phone, by day and by night. */
const looks = ['desktop', 'phone', 'desktop-dark', 'phone-dark'] as const;
type Look = (typeof looks)[number];

/** The pictures that stand in the documentation: file → screen and look. */
const chosen: Record<string, [screen: string, look: Look]> = {
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
const AT_ONCE = 3;
const root = fileURLToPath(new URL('..', import.meta.url));
const all = join(root, 'pictures');
const documented = join(root, 'docs/pictures');

const { values } = parseArgs({ options: { chosen: { type: 'boolean', default: false } } });
await takePictures(values.chosen);

async function takePictures(withChosen: boolean): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenhand-pictures-'));
  await buildWeb();
  const server = await startServer({ PORT: String(await freePort()), DATA_DIR: dataDir });
  const browser = await launchChromium();
  try {
    const world = await plantWorld(server.baseUrl);
    const contexts = await contextsFor(browser, server.baseUrl, world);
    await rm(all, { recursive: true, force: true });
    for (const look of looks) await mkdir(join(all, look), { recursive: true });
    const waiting = [...screens];
    const failures: string[] = [];
    const take = async () => {
      for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
        const { name } = screen;
        await picturesOf(screen, { contexts, world, withChosen }).catch((error: unknown) =>
          failures.push(`${name}: ${String(error)}`),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
    console.log(`${screens.length - failures.length} of ${screens.length} screens are in ${all}`);
    if (failures.length > 0) throw new Error(failures.join('\n'));
  } finally {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Place = { contexts: Map<Who, BrowserContext>; world: World; withChosen: boolean };

async function picturesOf(screen: Screen, { contexts, world, withChosen }: Place): Promise<void> {
  const page = await contexts.get(screen.as)?.newPage();
  if (!page) return;
  await openScreen(page, screen, world.ids);
  for (const look of looks.filter((one) => !screen.only || one.startsWith(screen.only))) {
    await page.setViewportSize(look.startsWith('phone') ? phone : desktop);
    await page.emulateMedia({ colorScheme: look.endsWith('dark') ? 'dark' : 'light' });
    await settle(page);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(all, look, `${screen.name}.png`) });
    if (withChosen) await keepChosen(page, screen.name, look);
  }
  await page.close();
}

async function keepChosen(page: Page, screen: string, look: Look): Promise<void> {
  const file = Object.keys(chosen).find((name) => chosen[name]?.join() === `${screen},${look}`);
  if (file === undefined) return;
  const path = join(documented, file);
  await mkdir(documented, { recursive: true });
  await writeFile(path, await page.screenshot());
  const { size } = await stat(path);
  console.log(`${file}: ${Math.round(size / 1000)} kB`);
  if (size > PICTURE_BYTES_MAX)
    throw new Error(`${file} is larger than ${PICTURE_BYTES_MAX / 1000} kB`);
}

async function contextsFor(
  browser: Browser,
  baseUrl: string,
  { staff }: World,
): Promise<Map<Who, BrowserContext>> {
  const contexts = new Map<Who, BrowserContext>();
  for (const who of new Set(screens.map(({ as }) => as))) {
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    context.setDefaultTimeout(15_000);
    if (who in staff) await lend({ context }, staff[who as keyof World['staff']]); // As `in` has just found.
    contexts.set(who, context);
  }
  return contexts;
}
