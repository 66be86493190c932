import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  isTestRunInFirefox,
  type BrowserUser,
  setUpBrowser,
} from './set-up-browser-demo-password-and-page-waits.ts';
import { desktopWindowSize, phoneWindowSize } from './window-sizes.ts';
import { copySessionToBrowser } from './staff-and-candidate-actions-by-api.ts';
import { findCutOffOrOverflowingText, doubleTextSize } from './enlarge-text-and-find-cut-off.ts';
import { findLayoutFaults } from './layout/find-layout-faults.ts';
import { listLayoutWindowSizes } from './layout/list-layout-window-sizes.ts';
import {
  LAYOUT_SHIFT_MAX,
  readLayoutShift,
  recordLayoutShift,
} from './layout/record-and-read-layout-shift.ts';
import { buildLayoutFaultFinderScript } from './layout/build-layout-fault-finder-script.ts';
import type { ScreenToCheck, ScreenVisitor } from './screen-to-check-types.ts';
import { screensToCheck } from './screens-to-check-and-addresses-without-screen.ts';
import { openScreenToCheck } from './open-screen-to-check.ts';
import { waitUntilPageIsDrawn } from './wait-until-page-is-drawn.ts';
import { returnIdlePage, takeIdlePage } from './take-and-return-idle-browser-page.ts';
import { plantScreenFixtures, type ScreenFixtures } from './plant-screen-fixtures.ts';

const { baseUrl, somebody } = setUpBrowser();
const CANDIDATE_PAGE =
  /^(job-page|careers-page|experience-survey|register-interest|interest-noted|check-your-email|stop-|application-unknown)/;
const options: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };

const turnOf = new Map(
  screensToCheck
    .filter(({ prepare, only }) => prepare !== undefined && only === undefined)
    .map((screen, n) => [screen, n % 2 === 0 ? 'desktop' : 'phone'] as const),
);

const OPENINGS_MAX = 3;

let world: ScreenFixtures;
const people = new Map<ScreenVisitor, BrowserUser>();
beforeAll(async () => {
  world = await plantScreenFixtures(baseUrl);
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const judge = await buildLayoutFaultFinderScript();
  for (const who of new Set(screensToCheck.map(({ as }) => as))) {
    const person = await somebody();
    // Not by a script in the page, which its policy would refuse.
    if (!isTestRunInFirefox) {
      await person.context.addInitScript({ content: axe });
      await recordLayoutShift(person.context);
    }
    await person.context.addInitScript({ content: judge });
    if (who in world.staff)
      await copySessionToBrowser(person, world.staff[who as keyof ScreenFixtures['staff']]); // As `in` has just found.
    people.set(who, person);
  }
});

const isSupport = ({ as }: ScreenToCheck) => Number(as === 'support');
// Looking through a member's eyes ends after an hour, which all screens may take on a busy machine.
const shown = screensToCheck
  .filter(({ onPaper }) => !(isTestRunInFirefox && onPaper))
  .toSorted((a, b) => isSupport(b) - isSupport(a));
// Firefox loses clicks in windows that stand behind another: one after the other has the front.
const inTurn = shown.filter(({ prepare }) => isTestRunInFirefox && prepare !== undefined);
const atOnce = shown.filter((screen) => !inTurn.includes(screen));
// Axe's rules hold in every browser or in none; where things stand is what browsers see differently.
const finds = isTestRunInFirefox
  ? '%s: everything stands in its place at every width'
  : '%s: axe finds nothing, and everything stands in its place at every width';

test.concurrent.for(named(atOnce))(finds, async ([, screen], { onTestFinished }) => {
  await findsNothing(screen, onTestFinished);
});
test.for(named(inTurn))(finds, async ([, screen], { onTestFinished }) => {
  await findsNothing(screen, onTestFinished);
});

async function findsNothing(
  screen: ScreenToCheck,
  onTestFinished: (close: () => Promise<void>) => void,
): Promise<void> {
  const person = people.get(screen.as);
  if (!person) throw new Error(`nobody is ${screen.as}`);
  const page = await takeIdlePage(person.context);
  let isGood = false;
  onTestFinished(() => (isGood && !screen.changesLaterPages ? returnIdlePage(page) : page.close()));
  if (screen.prepare || screen.path(world.ids).includes('#'))
    await openScreenToCheck(page, screen, world.ids);
  else await opensAtItsBeginningAndStays(page, screen);
  expect(await problemsOf(page, screen)).toEqual([]);
  isGood = true;
}

/** Whoever comes to a page sees it from its beginning, and nothing moves away under their finger. */
async function opensAtItsBeginningAndStays(page: Page, screen: ScreenToCheck): Promise<void> {
  const size = screen.only === 'desktop' ? desktopWindowSize : phoneWindowSize;
  // In which order answers arrive is chance: what jumps does so each time.
  let shift = LAYOUT_SHIFT_MAX;
  for (let opened = 0; opened < OPENINGS_MAX && shift >= LAYOUT_SHIFT_MAX; opened += 1) {
    await openScreenToCheck(page, screen, world.ids, size);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    if (isTestRunInFirefox) return;
    shift = await readLayoutShift(page);
  }
  expect(shift).toBeLessThan(LAYOUT_SHIFT_MAX);
}

function named(some: readonly ScreenToCheck[]) {
  return some.map((screen) => [screen.name, screen] as const);
}

/** What candidates meet; what is done on a screen first would need the script that these do without. */
const forCandidates = screensToCheck.filter(
  ({ as, name, prepare }) =>
    // Only Chromium can be told to write larger.
    !isTestRunInFirefox &&
    prepare === undefined &&
    (as === 'candidate' || CANDIDATE_PAGE.test(name)),
);

/** Each reads one page after the other, as somebody whom no page knows. */
const readersOfLargeText: BrowserUser[] = [];

test.concurrent.for(named(forCandidates))(
  '%s: on a phone with text twice as large and no JavaScript nothing is cut off',
  async ([, screen]) => {
    const reader = readersOfLargeText.pop() ?? (await openReaderOfLargeText());
    await reader.context.clearCookies();
    await reader.page.goto(screen.path(world.ids));
    const fontSize = await reader.page.evaluate(
      () => getComputedStyle(document.documentElement).fontSize,
    );
    expect(fontSize).toBe('32px');
    expect(await findCutOffOrOverflowingText(reader.page)).toEqual([]);
    readersOfLargeText.push(reader);
  },
);

async function openReaderOfLargeText(): Promise<BrowserUser> {
  const reader = await somebody({ screen: phoneWindowSize, javaScript: false });
  await doubleTextSize(reader.page);
  return reader;
}

/**
 * At a desk by day and on a phone by night: each colour and each arrangement is seen, and nothing twice. What a screen becomes
 * when something is done on it is looked at in one of the two, in turn. Where things stand is judged at every width.
 */
async function problemsOf(page: Page, screen: ScreenToCheck): Promise<string[]> {
  const only = screen.only ?? turnOf.get(screen);
  const found: string[] = [];
  if (only !== 'phone' && !isTestRunInFirefox) {
    await page.setViewportSize(desktopWindowSize);
    await waitUntilPageIsDrawn(page);
    found.push(...(await violationsOf(page)).map((violation) => `at a desk: ${violation}`));
  }
  for (const size of listLayoutWindowSizes(screen.only)) {
    await page.setViewportSize(size);
    await waitUntilPageIsDrawn(page);
    found.push(
      ...(await findLayoutFaults(page, screen.name)).map(
        (fault) => `at ${size.width} pixels: ${fault}`,
      ),
    );
  }
  if (only === 'desktop' || isTestRunInFirefox) return found;
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(phoneWindowSize);
  await waitUntilPageIsDrawn(page);
  return [...found, ...(await violationsOf(page)).map((violation) => `on a phone: ${violation}`)];
}

async function violationsOf(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async (chosen) => {
    // The init script has put it there. What has passed is a hundred times as much, and nobody reads it.
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    return (await axe.run(chosen)).violations;
  }, options);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary = '' }) =>
          `${id} (${help}) at ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      ),
  );
}
