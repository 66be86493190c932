import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

async function employer(): Promise<{ staff: StaffApiSession; page: Page }> {
  const { email, password } = await signUpEmployerByApi(baseUrl, { orgName: 'Quillon Bindery' });
  const staff = await logInByApi(baseUrl, email, password);
  const person = await somebody();
  await copySessionToBrowser(person, staff);
  return { staff, page: person.page };
}

async function choose(page: Page, { title, item }: { title: string; item: string }) {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

const cardOf = (page: Page, title: string) =>
  page.getByRole('article', { name: title, exact: true });
const toast = (page: Page, words: string) =>
  page.locator('[popover][role="status"] > div', { hasText: words });

test('a role is closed without being archived, and reopened with a new closing time', async () => {
  const { staff, page } = await employer();
  const title = 'Burnisher';
  const job = await createPublishedJobByApi(staff, { title });
  await page.goto('/dashboard');
  await choose(page, { title, item: 'Close role' });
  const closing = page.getByRole('dialog', { name: 'Close role?' });
  await closing.getByRole('button', { name: 'Close role' }).click();
  await toast(page, 'closed.').waitFor();
  await cardOf(page, title).getByText('Closed', { exact: true }).waitFor();

  await choose(page, { title, item: 'Reopen role' });
  const reopening = page.getByRole('dialog', { name: 'Reopen role?' });
  await reopening.getByRole('button', { name: 'Reopen role' }).click();
  await reopening.getByText('Choose when this role closes').waitFor();
  await reopening.getByLabel('Closing date and time').fill('2099-12-31T17:30');
  await reopening.getByText(/31 December 2099 at 17:30/).waitFor();
  await reopening.getByRole('button', { name: 'Reopen role' }).click();
  await toast(page, 'is open again.').waitFor();
  await cardOf(page, title)
    .getByText(/^Closes in/)
    .waitFor();

  await page.goto(`/manage/${job.id}/`);
  await page.getByRole('button', { name: 'Close role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close role' }).click();
  await toast(page, 'closed.').waitFor();
  await page.getByRole('button', { name: 'Reopen role' }).waitFor();

  await page.goto(`/builder/${job.id}/`);
  await page.getByText('Reopen it to choose a new closing time.').waitFor();
  await page.getByRole('button', { name: 'Reopen role' }).click();
  await page.getByRole('dialog').getByLabel('Open until filled').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen role' }).click();
  await page.getByRole('button', { name: 'Close role' }).waitFor();
});

test('an archived role offers no link to its page, which is gone, and is reopened from the archive', async () => {
  const { staff, page } = await employer();
  const title = 'Sizer';
  const job = await createPublishedJobByApi(staff, { title });
  await callApi(staff, 'POST', `/dashboard-old/role/${job.id}/archive-open`);
  await page.goto('/dashboard?filter=archived');
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  const link = page.getByRole('menuitem', { name: /^Job link/ });
  await expect.poll(() => link.getAttribute('aria-disabled')).toBe('true');
  await link.getByText('An archived role has no public page.').waitFor();
  await expect.poll(() => page.getByRole('menuitem', { name: 'Open job page' }).count()).toBe(0);
  await page.getByRole('menuitem', { name: 'Reopen role' }).click();
  await page.getByRole('dialog').getByLabel('Open until filled').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen role' }).click();
  await toast(page, 'is open again.').waitFor();
  await page.goto('/dashboard?filter=open');
  await cardOf(page, title).getByText('Open', { exact: true }).waitFor();
});

test('the last step of a closed role says so, and shows no link to give to candidates', async () => {
  const { staff, page } = await employer();
  const job = await createPublishedJobByApi(staff, { title: 'Finisher' });
  await page.goto(`/builder/${job.id}/publish`);
  await page.getByLabel('Link for candidates').waitFor();
  await page.getByRole('button', { name: 'Close role' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close role' }).click();
  await page.getByRole('heading', { name: 'Closed', exact: true }).waitFor();
  await page.getByText('This role is closed: nobody can apply any more').waitFor();
  await expect.poll(() => page.getByLabel('Link for candidates').count()).toBe(0);
});
