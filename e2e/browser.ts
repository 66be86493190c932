import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './launch-chromium.ts';
import { launchFirefox, insertTextAsUserInput } from './launch-firefox.ts';

export const DEMO_PASSWORD = 'evenhand-demo-2026';

/** Somebody at a browser of their own. */
export type BrowserUser = { page: Page; context: BrowserContext };

/** What a page shows, it shows when it can: only what never comes about takes as long as this. */
const PATIENCE_MS = 60_000;
const POLL_EVERY_MS = 250;

type Screen = { width: number; height: number };
export const desktopWindowSize: Screen = { width: 1440, height: 900 };
export const phoneWindowSize: Screen = { width: 390, height: 844 };

/** Where the Firefox is that `npm run firefox` tries these tests in; else they run in Chromium. */
const testedFirefox = process.env['TESTED_FIREFOX'];
export const isTestedInFirefox = testedFirefox !== undefined;

/** One browser for a test file; every person gets a context of their own, and no page may report an error. */
export function setUpBrowser() {
  let browser: Browser;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = testedFirefox ? await launchFirefox(testedFirefox) : await launchChromium();
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    await browser.close();
    expect(problems, 'errors that pages reported').toEqual([]);
  });
  const baseUrl = inject('baseUrl');

  async function somebody({
    screen = desktopWindowSize,
    javaScript = true,
    dark = false,
    timeZone = 'Europe/London',
  }: {
    screen?: Screen;
    javaScript?: boolean;
    dark?: boolean;
    timeZone?: string;
  } = {}): Promise<BrowserUser> {
    const context = await browser.newContext({
      baseURL: baseUrl,
      viewport: screen,
      javaScriptEnabled: javaScript,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: timeZone,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    closeWithoutRouteErrors(context);
    if (isTestedInFirefox) await context.addInitScript(insertTextAsUserInput);
    context.on('weberror', (problem) =>
      problems.push(`${problem.page()?.url()}: ${problem.error().message}`),
    );
    context.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|TrustedHTML/.test(message.text()))
        problems.push(`${message.page()?.url()}: ${message.text()}`);
    });
    return { page: await context.newPage(), context };
  }

  /** A member of the demo's staff, logged in by hand. */
  async function staff(
    email: string,
    options?: Parameters<typeof somebody>[0],
  ): Promise<BrowserUser> {
    const person = await somebody(options);
    await person.page.goto('/login');
    await person.page.getByLabel('Email').fill(email);
    await person.page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await person.page.getByRole('button', { name: 'Log in' }).click();
    await person.page.waitForURL(/\/(dashboard|operator)/);
    return person;
  }

  return { baseUrl, somebody, staff };
}

/** An answer that a test changes on its way may still be on it when the page goes, which is no fault. */
function closeWithoutRouteErrors(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(options);
  };
}

/** Asks again for what did not come, until it is shown; what happened elsewhere may have had it asked again already. */
export async function clickTryAgainUntilShown(
  where: Page | Locator,
  shown: Locator,
): Promise<void> {
  await expect
    .poll(
      async () => {
        await where.getByRole('button', { name: 'Try again' }).evaluateAll(clickEach);
        return shown.count();
      },
      { interval: POLL_EVERY_MS },
    )
    .toBeGreaterThan(0);
}

function clickEach(buttons: Element[]): void {
  for (const button of buttons) if (button instanceof HTMLElement) button.click();
}

/** A network of its own to ask from: all stories together ask for more than one network may within an hour. */
export function randomNetworkHeaders(): { 'x-forwarded-for': string } {
  const numbers = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': `10.${numbers.join('.')}` };
}

export type ReceivedEmail = {
  id: number;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
};

/** Waits for an e-mail to an address and gives its newest; the outbox is where the demo's post ends. */
export async function waitForEmailTo(
  baseUrl: string,
  address: string,
  matching: RegExp = /./,
): Promise<ReceivedEmail> {
  // Not vitest's own waiting: the pictures ask, too, and are no test.
  for (const until = Date.now() + PATIENCE_MS; ; await setTimeout(POLL_EVERY_MS)) {
    const found = (await listEmailsTo(baseUrl, address)).find(({ subject }) =>
      matching.test(subject),
    );
    if (found) return found;
    if (Date.now() > until) throw new Error(`no mail to ${address} that matches ${matching}`);
  }
}

/** Everything that was sent to an address so far, the newest first. */
export async function listEmailsTo(baseUrl: string, address: string): Promise<ReceivedEmail[]> {
  const emails = (await (await fetch(`${baseUrl}/dev/outbox.json`)).json()) as ReceivedEmail[];
  return emails.filter(({ to }) => to.includes(address));
}

/** The first link of an e-mail that leads into the product. */
export function linkInEmail(email: ReceivedEmail, part: string): string {
  const link = email.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part));
  if (link === undefined) throw new Error(`no link to ${part} in "${email.subject}"`);
  return link;
}
