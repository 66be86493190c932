import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

type Org = { org: { id: number; version: number; name: string; contactEmail: string | null } };

let admin: StaffApiSession;
let page: Page;
beforeEach(async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: 'Merrow Water' });
  admin = await logInByApi(baseUrl, employer.email, employer.password);
  const person = await somebody();
  ({ page } = person);
  await copySessionToBrowser(person, admin);
  await page.goto('/settings/account');
});

const stored = async () => (await callApi<Org>(admin, 'GET', '/api/org/current')).org;
const contact = () => page.getByLabel('Contact e-mail');
const about = () => page.getByLabel(/^About /);
const save = () => page.getByRole('button', { name: 'Save changes' }).click();
const isSaved = () => page.getByText('The account settings are saved.').waitFor();

async function colleagueSaves(changes: object) {
  const { id, version } = await stored();
  await callApi(admin, 'PUT', `/api/rest/org/${id}`, { ...changes, version });
}

test('what a colleague saved in another field is no reason to press twice', async () => {
  await contact().fill('people@example.com');
  await colleagueSaves({ name: 'Merrow Water Works' });
  await save();
  await isSaved();
  expect(await stored()).toMatchObject({
    name: 'Merrow Water Works',
    contactEmail: 'people@example.com',
  });
});

test('what two changed is asked about, whenever the page learned of it', async () => {
  await contact().fill('people@example.com');
  await colleagueSaves({ contactEmail: 'hiring@example.com' });
  // As whoever comes back to the window: the page is up to date, and what was typed is older.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await save();
  await page.getByText(/^Somebody else changed “.*” while you did\./).waitFor();
  expect((await stored()).contactEmail).toBe('hiring@example.com');
  await save();
  await isSaved();
  expect((await stored()).contactEmail).toBe('people@example.com');
});

test('of what went through by half the rest is sent by the next press, and what is typed meanwhile stays', async () => {
  await contact().fill('people@example.com');
  await about().fill('We keep water clean.');
  await page.route('**/statement', (route) => route.abort());
  await save();
  await page.getByRole('alert').first().waitFor();
  await expect.poll(async () => (await stored()).contactEmail).toBe('people@example.com');
  await page.unroute('**/statement');

  const held = Promise.withResolvers<void>();
  await page.route('**/statement', async (route) => {
    await held.promise;
    await route.continue();
  });
  await save();
  await about().fill('We keep water clean, and cheap.');
  held.resolve();
  await isSaved();
  await expect.poll(() => about().inputValue()).toBe('We keep water clean, and cheap.');
  await page.getByText('Your changes are not saved.').waitFor();
  await page.unrouteAll();
  await save();
  await expect.poll(() => page.getByText('Your changes are not saved.').count()).toBe(0);
  await page.reload();
  await expect.poll(() => about().inputValue()).toBe('We keep water clean, and cheap.');
});
