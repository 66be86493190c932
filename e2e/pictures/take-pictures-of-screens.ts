import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { copySessionToBrowser } from '../staff-and-candidate-actions-by-api.ts';
import type { ScreenToCheck, ScreenVisitor } from '../screen-to-check-types.ts';
import { screensToCheck } from '../screens-to-check-and-addresses-without-screen.ts';
import { openScreenToCheck } from '../open-screen-to-check.ts';
import { waitUntilPageIsDrawn } from '../wait-until-page-is-drawn.ts';
import { raiseSubscriptionPlanOfDemo } from '../raise-subscription-plan-of-demo.ts';
import { plantScreenFixtures, type ScreenFixtures } from '../plant-screen-fixtures.ts';
import { takeDocumentationPicture } from './take-documentation-picture.ts';
import {
  type PictureVariant,
  pictureVariants,
  colourSchemeOfVariant,
  windowSizeOfVariant,
} from './picture-variants-sizes-and-colour-schemes.ts';
import { replaceTimeDependentTexts } from './replace-time-dependent-texts.ts';

const AT_ONCE = 3;
const QUIET_MS = 400;
const HEIGHT_MAX = 12_000;

type Wish = {
  browser: Browser;
  baseUrl: string;
  /** Emptied first; one folder in it for each look. */
  folder: string;
  only?: RegExp;
  /** Those of the documentation too. */
  withDocumented?: boolean;
};

/** Pictures of every screen of the list as a product that runs shows it, whole pages; gives what could not be shown. */
export async function takePicturesOfScreens(wish: Wish): Promise<string[]> {
  const { browser, baseUrl, folder, only = /./ } = wish;
  await raiseSubscriptionPlanOfDemo(baseUrl);
  const world = await plantScreenFixtures(baseUrl);
  const contexts = await contextsFor(browser, baseUrl, world);
  await rm(folder, { recursive: true, force: true });
  for (const look of pictureVariants) await mkdir(join(folder, look), { recursive: true });
  const waiting = screensToCheck.filter(({ name }) => only.test(name));
  const failures: string[] = [];
  const take = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift()) {
      const { name } = screen;
      await picturesOf(screen, { contexts, world, wish }).catch((error: unknown) =>
        failures.push(`${name}: ${String(error).split('\n')[0]}`),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  for (const context of contexts.values()) await context.close();
  return failures;
}

type Place = { contexts: Map<ScreenVisitor, BrowserContext>; world: ScreenFixtures; wish: Wish };

async function picturesOf(screen: ScreenToCheck, { contexts, world, wish }: Place): Promise<void> {
  const page = await contexts.get(screen.as)?.newPage();
  if (!page) return;
  try {
    await openScreenToCheck(page, screen, world.ids);
    await untilQuiet(page);
    for (const look of pictureVariants.filter(
      (one) => !screen.only || one.startsWith(screen.only),
    )) {
      await page.setViewportSize(windowSizeOfVariant(look));
      await page.emulateMedia({ colorScheme: colourSchemeOfVariant(look) });
      await waitUntilPageIsDrawn(page);
      await page.evaluate(() => scrollTo(0, 0));
      if (wish.withDocumented) await takeDocumentationPicture(page, screen.name, look);
      for (const frame of page.frames()) await frame.evaluate(replaceTimeDependentTexts);
      await openWhole(page, look);
      const path = join(wish.folder, look, `${screen.name}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' });
    }
  } finally {
    await page.close();
  }
}

/** What comes by and by, as a card beside others, has come. */
async function untilQuiet(page: Page): Promise<void> {
  await page.evaluate(async (quietMs) => {
    const rest = Promise.withResolvers<void>();
    const begin = () => setTimeout(() => rest.resolve(), quietMs);
    let timer = begin();
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      timer = begin();
    });
    watch.observe(document.body, { subtree: true, childList: true });
    await rest.promise;
    watch.disconnect();
  }, QUIET_MS);
}

/** In a window as high as the page: bars stand at its end, and layers show all that is in them. */
async function openWhole(page: Page, look: PictureVariant): Promise<void> {
  const { width, height } = windowSizeOfVariant(look);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (whole <= height) return;
  await page.setViewportSize({ width, height: Math.min(whole, HEIGHT_MAX) });
  await waitUntilPageIsDrawn(page);
}

async function contextsFor(
  browser: Browser,
  baseUrl: string,
  { staff }: ScreenFixtures,
): Promise<Map<ScreenVisitor, BrowserContext>> {
  const contexts = new Map<ScreenVisitor, BrowserContext>();
  for (const who of new Set(screensToCheck.map(({ as }) => as))) {
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
    });
    context.setDefaultTimeout(15_000);
    // A quotation is drawn by lot.
    await context.addInitScript(() => {
      Math.random = () => 0;
    });
    if (who in staff)
      await copySessionToBrowser({ context }, staff[who as keyof ScreenFixtures['staff']]); // As `in` has just found.
    contexts.set(who, context);
  }
  return contexts;
}
