import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi as logInBeside,
  findOwnOrganisationIdByApi,
  setOrganisationSubscriptionPlanByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { PRELOADED_ADDRESSES_BESIDE_JOB_LIST } from '../server/http/preload-dashboard-responses-and-escape-json.ts';

const { baseUrl, somebody } = setUpBrowser();
/** The page, its first scripts, styles and font, the cards beside the list, and what it still has to ask. */
const MOST_REQUESTS = 12;
/** Sent along with the page, but by a server that is busy: then the page asks for itself. */
const ofBusyServer: ReadonlySet<string> = new Set(PRELOADED_ADDRESSES_BESIDE_JOB_LIST);

/** What it asks for a moment after its first view, which on a slow machine is not there by then. */
const asksLater = /^\/api\/live$|^\/integrations\/cstrack$|\/start-live-[^/]*\.js$/;

/** What the dashboard asks for with an empty cache until its roles and the cards beside them stand there. */
async function requestedIn(page: Page, cards: readonly string[]): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!ofBusyServer.has(pathname + search) && !asksLater.test(pathname)) asked.push(pathname);
  });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Jobs', exact: true }).waitFor();
  for (const name of cards) await page.getByRole('heading', { name }).waitFor();
  return asked;
}

test('the first view of the dashboard asks for twelve things at most, none of which only leads to another', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: 'Tallis Foundry' });
  // Whoever tries it out has a list of first steps besides, which asks how far they are.
  const staff = await logInBeside(baseUrl, employer.email, employer.password);
  await setOrganisationSubscriptionPlanByApi(baseUrl, await findOwnOrganisationIdByApi(staff), {
    tier: 'pro',
  });
  const { page, context } = await somebody();
  await logInOnPage(page, employer);
  const cookies = await context.cookies();
  const visitor = await somebody();
  await visitor.context.addCookies(cookies);
  const asked = await requestedIn(visitor.page, ['Activity', 'What candidates say']);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  for (const file of asked.filter((path) => path.endsWith('.js'))) {
    const code = await (await visitor.page.request.get(file)).text();
    expect(code, file).not.toMatch(/^export\s*\{[^}]*\}\s*from[^;]*;?\s*$/);
  }
  // Quotes have a font of their own, which is asked for with the first of them.
  expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([
    expect.stringContaining('figtree-latin'),
  ]);
  await Promise.all([context.close(), visitor.context.close()]);
});

/** How many cards stood in the page each time that it was drawn. */
const noteCards = `window.drawn = [];
new MutationObserver(() => {
  const cards = document.querySelectorAll('article').length;
  if (cards > 0 && drawn.at(-1) !== cards) drawn.push(cards);
}).observe(document, { childList: true, subtree: true });`;

test('of ten roles those that the window shows are drawn first, and no filter before it is opened', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: 'Ovington Signals' });
  const staff = await logInBeside(baseUrl, employer.email, employer.password);
  for (let i = 1; i <= 10; i++)
    await callApi(staff, 'POST', '/dashboard-old/role/new', { title: `Signaller ${i}` });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, staff);
  await page.addInitScript(noteCards);
  await page.goto('/dashboard');
  await expect.poll(() => page.getByRole('article').count()).toBe(10);
  // A window of 900 pixels has room for four cards below its heading.
  expect(await page.evaluate('drawn')).toEqual([5, 10]);
  await expect.poll(() => page.locator('fieldset').count()).toBe(0);
  const opener = page.getByRole('button', { name: /^Filter/ });
  await opener.press('Enter');
  const focused = page.locator('input:focus');
  await expect.poll(() => focused.count()).toBe(1);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('fieldset').count()).toBe(0);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});
