import type { Page, Request } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitForEmailTo } from './read-demo-outbox-emails.ts';
import { type BrowserUser, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { type TestEmployerLogin, logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  beginApplicationByApi,
  logInByApi,
  createPublishedJobByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { pressKeyUntilPageReacts } from './press-key-until-page-reacts.ts';

const { baseUrl, somebody } = setUpBrowser();

let employer: TestEmployerLogin;
let staff: StaffApiSession;
let person: BrowserUser;
let page: Page;
beforeAll(async () => {
  employer = await signUpEmployerByApi(baseUrl, { orgName: 'Quillon Bindery' });
  staff = await logInByApi(baseUrl, employer.email, employer.password);
  person = await somebody();
  await logInOnPage(person.page, employer);
});
// What a story puts between its page and the server leaves with it.
beforeEach(async () => {
  page = await person.context.newPage();
});
afterEach(() => page.close());

/** Machines may be slow; nothing is waited for longer than it takes. */
const soon = <T>(read: () => T | Promise<T>) => expect.poll(read);

const cards = () => page.getByRole('article');
const titles = () => cards().getByRole('heading').allTextContents();
const card = (title: string) => page.getByRole('article', { name: title, exact: true });
const toast = (words: string | RegExp) =>
  page.locator('[popover][role="status"] > div', { hasText: words });
const address = () => new URL(page.url()).search;
const search = () => page.getByRole('searchbox', { name: 'Search by job title' });
const startDraft = (title: string) =>
  callApi<{ id: number }>(staff, 'POST', '/dashboard-old/role/new', { title });
const fresh = (title: string) => `${title} ${crypto.randomUUID().slice(0, 4)}`;

async function choose(title: string, item: string) {
  await openMenu(title);
  await entry(item).click();
}

const openMenu = (title: string) =>
  page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
const entry = (item: string) => page.getByRole('menuitem', { name: item, exact: true });

const shown = (...expected: string[]) => soon(titles).toEqual(expected);

/** A role whose link somebody has followed already. */
async function openWithCandidate(title: string) {
  const job = await createPublishedJobByApi(staff, { title });
  const email = `nour.${crypto.randomUUID().slice(0, 8)}@example.com`;
  await beginApplicationByApi(baseUrl, job.hash, { firstName: 'Nour', lastName: 'Haddad', email });
  return { ...job, email };
}

let cutOff: string | undefined;

test('an open role is closed and archived after a word of warning, and is closed when it comes back', async () => {
  const title = fresh('Gilder');
  const job = await openWithCandidate(title);
  await page.goto('/dashboard');
  await choose(title, 'Archive');
  const dialog = page.getByRole('dialog', { name: 'Close and archive role?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await card(title).getByText('Open', { exact: true }).waitFor();

  await choose(title, 'Archive');
  await page.clock.install();
  const pressedAt = await page.evaluate(() => Date.now());
  await dialog.getByRole('button', { name: 'Archive' }).click();
  await toast('closed and archived.').waitFor();
  await card(title).waitFor({ state: 'detached' });
  await toast('closed and archived.').hover();
  // It came after the press, so that its ten seconds are not over yet, however long this machine takes.
  await page.clock.pauseAt(pressedAt + 9_500);
  await expect
    .poll(() => toast('closed and archived.').getByRole('button', { name: 'Undo' }).count())
    .toBe(1);
  await page.clock.resume();
  await toast('closed and archived.').waitFor({ state: 'detached' });
  cutOff = job.email;

  await page.goto('/dashboard?filter=archived');
  await card(title).getByText('Archived', { exact: true }).waitFor();
  await expect.poll(() => card(title).getByRole('link').count()).toBe(0);
  // The card goes before the server has answered, and a page that is left takes its call with it.
  await choose(title, 'Unarchive');
  await toast('unarchived.').waitFor();
  await card(title).waitFor({ state: 'detached' });
  await page.goto('/dashboard?filter=closed');
  await card(title).getByText('Closed', { exact: true }).waitFor();
  await card(title).getByRole('link', { name: title }).click();
  await page.waitForURL(/\/manage\/\d+\//);
});

test('undone in time, by a key, an open role is as it was, though the server was away for a moment', async () => {
  const title = fresh('Marbler');
  const job = await openWithCandidate(title);
  const { version } = await callApi<{ version: number }>(staff, 'GET', `/api/builder/${job.id}`);
  const closesAt = new Date(Date.now() + 3.5 * 86_400_000).toISOString();
  await callApi(staff, 'PATCH', `/api/builder/${job.id}`, { version, closesAt });
  await page.goto('/dashboard');
  await card(title).getByText('Closes in 3 days').waitFor();
  await choose(title, 'Archive');
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await toast('closed and archived.').waitFor();

  let calls = 0;
  await page.route('**/archive-open/undo', (route) => {
    calls += 1;
    return calls === 1 ? route.abort('connectionrefused') : route.continue();
  });
  await pressKeyUntilPageReacts(page, 'z', () => calls > 0);
  await toast('The server does not answer. Still trying').waitFor();
  await toast('is open again, as it was.').waitFor();
  expect(calls).toBe(2);
  await card(title).getByText('Closes in 3 days').waitFor();
  const received = await waitForEmailTo(baseUrl, job.email);
  expect(received.subject).toBe(`Your application for ${title} is saved`);

  // What others do is not shown while a menu is open.
  await openMenu(title);
  await callApi(staff, 'POST', `/dashboard-old/role/${job.id}/archive-open`);
  await entry('Archive').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await toast(/was not changed\. This role is not open any more/).waitFor();
});

test('the menu gives the link of a role, and what leads to a role finds it wherever it is by now', async () => {
  const title = fresh('Binder');
  const job = await createPublishedJobByApi(staff, { title });
  const draft = fresh('Sewer');
  const { id } = await startDraft(draft);
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard');
  await choose(title, 'Job link');
  await toast('Job link copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${baseUrl}/apply/${job.hash}`);
  await page.getByRole('button', { name: `More for ${draft}` }).click();
  const link = page.getByRole('menuitem', { name: /^Job link/ });
  await expect.poll(() => link.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => link.textContent()).toContain('when it is published');
  await page.keyboard.press('Escape');

  await page.goto(`/role/${job.id}/live`);
  await page.waitForURL(`**/manage/${job.id}/`);
  await page.goto(`/role/${id}/whatever`);
  await page.waitForURL(`**/builder/${id}/`);
  await page.goto('/role/99999999/analysis');
  await page
    .getByRole('heading', { name: 'This role does not exist, or is not for you' })
    .waitFor();
});

test('search, filters, sort and page stand in the address: shared, reloaded, gone back to, and mended where they are wrong', async () => {
  const word = `folio${crypto.randomUUID().slice(0, 4)}`;
  const names = Array.from({ length: 11 }, (_, n) => `${String.fromCharCode(97 + n)} ${word}`);
  for (const title of names) await startDraft(title);

  await page.goto(`/dashboard?search=${word}&sort=nameDesc&filter=draft&page=2`);
  await shown(names[0] ?? '');
  await page.getByText('Page 2 of 2').waitFor();
  await expect.poll(() => search().inputValue()).toBe(word);
  await expect.poll(() => page.getByLabel('Sort').inputValue()).toBe('nameDesc');
  await page.getByRole('button', { name: 'Remove filter: Draft' }).waitFor();
  await page.getByRole('button', { name: 'Page 1', exact: true }).click();
  await page.getByText('Page 1 of 2').waitFor();
  await soon(() => cards().count()).toBe(10);
  expect(address()).toBe(`?sort=nameDesc&filter=draft&search=${word}`);
  await page.goBack();
  await shown(names[0] ?? '');
  await page.goForward();
  await page.reload();
  await page.getByText('Page 1 of 2').waitFor();

  await page.getByRole('button', { name: /^Filter/ }).click();
  const filter = page.getByRole('dialog', { name: 'Filter' });
  const apply = filter.getByRole('button', { name: 'Apply' });
  await expect.poll(() => apply.isDisabled()).toBe(true);
  await filter.getByRole('radio', { name: /Open/ }).check();
  await expect.poll(() => apply.isDisabled()).toBe(false);
  await filter.getByRole('radio', { name: /Draft/ }).check();
  await expect.poll(() => apply.isDisabled()).toBe(true);
  await filter.getByRole('button', { name: 'Clear' }).click();
  await apply.click();
  await soon(address).toBe(`?sort=nameDesc&search=${word}`);
  await page.getByLabel('Sort').selectOption('nameAsc');
  await soon(titles).toEqual(names.slice(0, 10));

  const bad = `page=abc&sort=evil&filter=lost&search=${'x'.repeat(5_000)}&team=${'y'.repeat(200)}`;
  for (const wrong of [bad, 'page=9999', 'page=-1&search=%00&grade=%00']) {
    await page.goto(`/dashboard?${wrong}`);
    await soon(() => cards().count()).toBe(10);
    await page.getByText(/^Page 1 of/).waitFor();
  }
});

test('typing keeps the focus and shows the newest answer last, and an empty search leads back', async () => {
  const word = `vellum${crypto.randomUUID().slice(0, 4)}`;
  for (const title of [`${word} 100%`, `${word} 100`]) await startDraft(title);
  const slow = Promise.withResolvers<void>();
  await page.route('**/job/list-es*', async (route) => {
    await slow.promise;
    await route.continue();
  });
  await page.goto('/dashboard?page=2');
  await soon(() => page.locator('[data-job-loading]').count()).toBe(10);
  slow.resolve();
  await cards().first().waitFor();
  await page.unroute('**/job/list-es*');
  const held = Promise.withResolvers<void>();
  await page.route(/list-es\?.*search=/, async (route) => {
    const isOld = !route.request().url().includes('%25');
    if (isOld) await held.promise;
    await route.continue().catch(() => {});
  });
  const underWay = new Set<Request>();
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('list-es?')) return;
    underWay.add(request);
    asked.push(...request.url().split('list-es?').slice(1));
  });
  await search().pressSequentially(word);
  await soon(address).toBe(`?search=${word}`);
  const searches = () => asked.filter((query) => query.includes('search=')).length;
  await soon(searches).toBeGreaterThan(0);
  // One, unless the machine itself pauses while it types.
  expect(searches()).toBeLessThan(word.length);
  await search().pressSequentially(' 100%');
  await shown(`${word} 100%`);
  held.resolve();
  // Nothing asked is unanswered any more, and what was answered is drawn.
  await soon(() => underWay.size).toBe(0);
  await page.evaluate(() => new Promise<unknown>((drawn) => requestIdleCallback(drawn)));
  await shown(`${word} 100%`);
  await expect.poll(() => search().inputValue()).toBe(`${word} 100%`);
  expect(await search().evaluate((input) => input === document.activeElement)).toBe(true);

  await search().fill(`${word}_\\`);
  await page.getByText(`No roles match “${word}_\\”.`).waitFor();
  await page.getByRole('button', { name: 'Show all roles' }).click();
  await cards().first().waitFor();
  await expect.poll(() => search().inputValue()).toBe('');

  // A browser that refuses another address leaves the list as it is.
  const before = await titles();
  await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('Too many calls.', 'SecurityError');
    };
  });
  await page.getByLabel('Sort').selectOption('nameDesc');
  expect(await titles()).toEqual(before);
});

test('a draft leaves the list when it is archived, focus goes on, and who was cut off hears of it last', async () => {
  const [one, two] = [fresh('Tooler'), fresh('Trimmer')];
  for (const title of [two, one]) await startDraft(title);
  await page.goto('/dashboard');
  await card(one).waitFor();
  await choose(one, 'Archive');
  await toast('archived.').waitFor();
  await card(one).waitFor({ state: 'detached' });
  await soon(() => page.evaluate(() => document.activeElement?.textContent)).toBe(two);
  await toast('archived.').getByRole('button', { name: 'Undo' }).click();
  await toast('is back.').waitFor();
  await card(one).waitFor();

  const told = await waitForEmailTo(baseUrl, cutOff ?? '', /has closed/);
  expect(told.text).toContain('earlier than planned');
});

test('where nobody was invited to an interview a card says so, and not that 0 of 0 are done', async () => {
  await startDraft('Binder of ledgers');
  await page.route('**/job/list-es*', async (route) => {
    const reply = await route.fetch();
    const list: { jobs: object[] } = await reply.json();
    const rounds = [{ name: 'First talk', invited: 0, booked: 0, done: 0 }];
    const jobs = list.jobs.map((job) => ({ ...job, interviewProgress: rounds }));
    await route.fulfill({ response: reply, json: { ...list, jobs } });
  });
  await page.goto('/dashboard?filter=draft');
  await page.getByRole('listitem').getByText('nobody invited yet').first().waitFor();
  await expect.poll(() => page.getByText('0 of 0').count()).toBe(0);
});
