import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { launchChromium } from './launch-chromium.ts';
import { launchFirefox, patchFirefoxTextInsertion } from './find-launch-and-patch-firefox.ts';
import { retryWhileServerIsBusy } from './retry-request-while-server-is-busy.ts';
import { desktopWindowSize, type WindowSize } from './window-sizes.ts';

export const DEMO_PASSWORD = 'evenhand-demo-2026';

/** Somebody at a browser of their own. */
export type BrowserUser = { page: Page; context: BrowserContext };

/** What a page shows, it shows when it can: only what never comes about takes as long as this. */
export const PAGE_WAIT_LIMIT_MS = 60_000;
export const PAGE_POLL_INTERVAL_MS = 250;

/** Where the Firefox is that `npm run firefox` tries these tests in; else they run in Chromium. */
const testedFirefox = process.env['TESTED_FIREFOX'];
export const isTestRunInFirefox = testedFirefox !== undefined;

/** The browser of all files of a run: starting one costs as much as a short story. It ends with the process that reads them. */
let ofAllFiles: Promise<Browser> | undefined;

/** Every person gets a context of their own, which ends with the test file, and no page may report an error. */
export function setUpBrowser() {
  let browser: Browser;
  const problems: string[] = [];
  beforeAll(async () => {
    browser = await findOrLaunchBrowser();
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(problems, 'errors that pages reported').toEqual([]);
  });
  const baseUrl = inject('baseUrl');

  async function somebody({
    screen = desktopWindowSize,
    javaScript = true,
    dark = false,
    timeZone = 'Europe/London',
  }: {
    screen?: WindowSize;
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
    context.setDefaultTimeout(PAGE_WAIT_LIMIT_MS);
    closeWithoutRouteErrors(context);
    retryWhileServerIsBusy(context);
    if (isTestRunInFirefox) await context.addInitScript(patchFirefoxTextInsertion);
    context.on('weberror', (problem) => {
      const { message } = problem.error();
      // Firefox reports each font that was still on its way when a page was left.
      if (isTestRunInFirefox && message.startsWith('download failed (font-family')) return;
      problems.push(`${problem.page()?.url()}: ${message}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|TrustedHTML/.test(message.text()))
        problems.push(`${message.page()?.url()}: ${message.text()}`);
    });
    return { page: await context.newPage(), context };
  }

  /** A member of the demo's staff, where a log-in leads; how one logs in by hand is a story of its own. */
  async function staff(
    email: string,
    options?: Parameters<typeof somebody>[0],
  ): Promise<BrowserUser> {
    const person = await somebody(options);
    const { request } = person.context;
    const stranger = await request.get('/api/logged-in');
    const { csrfToken } = (await stranger.json()) as { csrfToken: string };
    const entered = await request.post('/login-api', {
      data: { email, password: DEMO_PASSWORD },
      headers: { 'x-csrf-token': csrfToken },
    });
    expect(entered.status()).toBe(200);
    await person.page.goto('/');
    await person.page.waitForURL(/\/(dashboard|operator)/);
    return person;
  }

  return { baseUrl, somebody, staff };
}

async function findOrLaunchBrowser(): Promise<Browser> {
  const running = await ofAllFiles;
  if (running?.isConnected()) return running;
  ofAllFiles = testedFirefox ? launchFirefox(testedFirefox) : launchChromium({ optimises: false });
  return ofAllFiles;
}

/** An answer that a test changes on its way may still be on it when the page goes, which is no fault. */
function closeWithoutRouteErrors(context: BrowserContext): void {
  const close = context.close.bind(context);
  context.close = async (options) => {
    await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
    await close(options);
  };
}
