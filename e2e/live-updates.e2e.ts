import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BrowserUser, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type StaffApiSession,
  createPublishableJobByApi,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();
const ONLOOKER = 'Tomas Linden';

/** Somebody of the demo with the dashboard open, where this search leaves one role or none. */
async function onDashboard(
  email: string,
  search: string,
): Promise<{ person: BrowserUser; staff: StaffApiSession }> {
  const [person, staff] = [await somebody(), await logInByApi(baseUrl, email)];
  await copySessionToBrowser(person, staff);
  const line = listening(person.page);
  await person.page.goto(`/dashboard?search=${encodeURIComponent(search)}`);
  await person.page
    .getByRole('status')
    .getByText(/^\d+ roles?$/)
    .waitFor();
  await line;
  return { person, staff };
}

const fresh = (title: string) => `${title} ${crypto.randomUUID().slice(0, 6)}`;
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
/** The page's line stands. */
const listening = (page: Page) =>
  page.waitForResponse((reply) => reply.url().endsWith('/api/live') && reply.ok());

/** As the filter has it, which is opened for that: while it is open, what others do is not shown. */
async function archivedCount(page: Page): Promise<number> {
  const filter = page.getByRole('button', { name: /^Filter/ });
  await filter.click();
  const label = page.locator('label', { hasText: 'Archived' });
  const count = label.locator('span').last();
  await expect.poll(() => count.textContent()).toMatch(/^\d+$/);
  const archived = Number(await count.textContent());
  await page.keyboard.press('Escape');
  return archived;
}

test('what a colleague publishes and archives is seen on list, counts and feed without a reload', async () => {
  const title = fresh('Lamp Trimmer');
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishableJobByApi(admin, { title, reviewers: [ONLOOKER] });
  const { person, staff } = await onDashboard('hiring@demo.test', title);
  const { page } = person;
  await card(page, title).getByText('Draft', { exact: true }).waitFor();
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));
  const before = await archivedCount(page);
  await page.getByRole('searchbox', { name: 'Search by job title' }).focus();

  const { version } = await callApi<{ version: number }>(admin, 'GET', `/api/builder/${job.id}`);
  await callApi(admin, 'POST', `/api/builder/${job.id}/publish`, { version });
  await card(page, title).getByText('Open', { exact: true }).waitFor();
  const feed = page.getByRole('region', { name: 'Activity' });
  await feed.getByText(title).first().waitFor();

  await callApi(admin, 'POST', `/dashboard-old/role/${job.id}/archive-open`);
  await card(page, title).waitFor({ state: 'detached' });
  await expect.poll(() => archivedCount(page)).toBe(before + 1);
  // Nobody was disturbed: the page is the same, and so is where they were in it.
  expect(loads).toEqual([]);
  await staff.api.dispose();
  await person.context.close();
});

test('a hidden page lets its line go, and shows what it missed when it is looked at again', async () => {
  const title = fresh('Rope Walker');
  const { person, staff } = await onDashboard('admin@demo.test', title);
  const { page } = person;
  const over = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/live'));
  await turn(page, 'hidden');
  await over;
  await createPublishedJobByApi(staff, { title });
  const shown = listening(page);
  await turn(page, 'visible');
  await shown;
  await card(page, title).waitFor();
  await person.context.close();
});

test('where no line can be had the page asks by itself, and a line that comes back is taken', async () => {
  const title = fresh('Tide Waiter');
  const [person, staff] = [await somebody(), await logInByApi(baseUrl, 'admin@demo.test')];
  const { page } = person;
  await page.clock.install();
  await page.route('**/api/live', (route) => route.fulfill({ status: 503 }));
  await copySessionToBrowser(person, staff);
  await page.goto(`/dashboard?search=${encodeURIComponent(title)}`);
  await page.getByText('0 roles').waitFor();
  const refused = page.waitForResponse('**/api/live');
  await page.clock.runFor(2_000);
  await refused;
  const job = await createPublishedJobByApi(staff, { title });
  await page.clock.runFor(40_000);
  await card(page, title).getByText('Open', { exact: true }).waitFor();

  await page.unroute('**/api/live');
  const back = listening(page);
  await page.clock.runFor(100_000);
  await back;
  await callApi(staff, 'POST', `/dashboard-old/role/${job.id}/archive-open`);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return card(page, title).count();
    })
    .toBe(0);
  await person.context.close();
});

test('what is not for somebody stays on screen when a line begins, and is not asked for again', async () => {
  const [person, staff] = [await somebody(), await logInByApi(baseUrl, 'admin@demo.test')];
  const { page } = person;
  await page.clock.install();
  const requests: string[] = [];
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  // A line that stands and ends: the one after it shows that what follows from its beginning has been asked for.
  await page.route('**/api/live', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: hello\ndata: {}\n\n' }),
  );
  await copySessionToBrowser(person, staff);
  await page.goto('/role/99999999/live');
  await page.getByRole('heading', { level: 1, name: /does not exist/ }).waitFor();
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return requests.filter((path) => path === '/api/live').length;
    })
    .toBeGreaterThan(1);
  expect(requests.filter((path) => path === '/api/rest/job/99999999')).toHaveLength(1);
  await person.context.close();
});

/** What a browser says of a page when another tab is chosen. */
async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
