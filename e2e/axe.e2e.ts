import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Person, phone, useBrowser } from './browser.ts';
import { lend } from './given.ts';
import { cutOff, enlargeText } from './large-text.ts';
import type { Screen, Who } from './screen.ts';
import { screens } from './screens.ts';
import { openScreen, settle } from './walk.ts';
import { plantWorld, type World } from './world.ts';

const { baseUrl, somebody } = useBrowser();
const CANDIDATE_PAGE =
  /^(job-page|careers-page|experience-survey|register-interest|interest-noted|check-your-email|stop-|application-unknown)/;
const narrow = { width: 320, height: 640 };
const options: RunOptions = { resultTypes: ['violations'], iframes: false, preload: false };

const turnOf = new Map(
  screens
    .filter(({ prepare, only }) => prepare !== undefined && only === undefined)
    .map((screen, n) => [screen, n % 2 === 0 ? 'desktop' : 'phone'] as const),
);

let world: World;
const people = new Map<Who, Person>();
beforeAll(async () => {
  world = await plantWorld(baseUrl);
  const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const who of new Set(screens.map(({ as }) => as))) {
    const person = await somebody();
    // Not by a script in the page, which its policy would refuse.
    await person.context.addInitScript({ content: axe });
    if (who in world.staff) await lend(person, world.staff[who as keyof World['staff']]); // As `in` has just found.
    people.set(who, person);
  }
});

test.concurrent.for(screens.map((screen) => [screen.name, screen] as const))(
  '%s: axe finds nothing, and nothing scrolls sideways',
  async ([, screen], { onTestFinished }) => {
    const page = await people.get(screen.as)?.context.newPage();
    if (!page) throw new Error(`nobody is ${screen.as}`);
    // A page left open keeps its stream of news, and a browser opens six connections to a server and no more.
    onTestFinished(() => page.close());
    await openScreen(page, screen, world.ids);
    expect(await problemsOf(page, screen)).toEqual([]);
  },
);

/** What candidates meet; what is done on a screen first would need the script that these do without. */
const forCandidates = screens.filter(
  ({ as, name, prepare }) =>
    prepare === undefined && (as === 'candidate' || CANDIDATE_PAGE.test(name)),
);

test.concurrent.for(forCandidates.map((screen) => [screen.name, screen] as const))(
  '%s: on a phone with text twice as large and no JavaScript nothing is cut off',
  async ([, screen]) => {
    const { page, context } = await somebody({ screen: phone, javaScript: false });
    await enlargeText(page);
    await page.goto(screen.path(world.ids));
    expect(await cutOff(page)).toEqual([]);
    await context.close();
  },
);

/**
 * At a desk by day and on a phone by night: each colour and each arrangement is seen, and nothing twice. What a screen becomes
 * when something is done on it is looked at in one of the two, in turn.
 */
async function problemsOf(page: Page, screen: Screen): Promise<string[]> {
  const only = screen.only ?? turnOf.get(screen);
  const found: string[] = [];
  if (only !== 'phone')
    found.push(...(await violationsOf(page)).map((violation) => `at a desk: ${violation}`));
  if (screen.only === 'desktop') return found;
  if (only !== 'desktop') {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    await settle(page);
    found.push(...(await violationsOf(page)).map((violation) => `on a phone: ${violation}`));
  }
  await page.setViewportSize(narrow);
  await settle(page);
  return [...found, ...(await sidewaysOf(page))];
}

async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(
    // The init script has put it there.
    (chosen) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(
        chosen,
      ),
    options,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .slice(0, 3)
      .map(
        ({ target, failureSummary = '' }) =>
          `${id} (${help}) at ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim() ?? ''}`,
      ),
  );
}

/** What makes a page wider than 320 pixels, or an opened dialog wider than itself. */
function sidewaysOf(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const wide = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('dialog[open], :popover-open, aside'),
    ].filter(
      (part) =>
        part.scrollWidth > part.clientWidth || part.getBoundingClientRect().right > width + 1,
    );
    if (wide.length === 0) return [];
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((part) => part.getBoundingClientRect().right > width + 1)
      .slice(0, 3);
    return [
      `at ${width} pixels ${wide.map((part) => part.className || part.tagName).join(', ')} scrolls sideways: ${beyond.map((part) => `${part.tagName}.${part.getAttribute('class') ?? ''}`).join(', ')}`,
    ];
  }, narrow.width);
}
