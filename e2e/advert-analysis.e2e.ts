import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  copySessionToBrowser,
  logInByApi,
  createPublishableJobByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { fillInExampleAdvertAndCheckIt } from './fill-in-example-advert-and-check-it.ts';
import { advertWithAllFindings } from './advert-with-all-findings.ts';

const { baseUrl, somebody } = setUpBrowser();

test('an author checks an advert while writing it, accepts a suggestion, takes it back and waves a finding through', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const { id } = await createPublishableJobByApi(admin, {
    title: `Counter Champion ${Date.now()}`,
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/builder/${id}/description`);
  const area = page.getByLabel('What candidates read');
  await area.fill(advertWithAllFindings);
  const accept = page.getByRole('button', { name: 'Replace “utilise” with “use”' });
  await accept.waitFor();
  await expect.poll(() => page.locator('mark', { hasText: 'utilise' }).count()).toBe(1);

  await accept.press('Enter');
  await expect.poll(() => area.inputValue()).toContain('will use KPI dashboards');
  // The list is still where the keyboard is.
  expect(
    await page.evaluate(() => document.activeElement?.closest('[data-finding]') !== null),
  ).toBe(true);
  await area.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(() => area.inputValue()).toContain('will utilise KPI dashboards');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => area.inputValue()).toContain('will use KPI dashboards');

  await page.getByRole('button', { name: 'Show “rockstar” in the text' }).click();
  expect(
    await area.evaluate((it: HTMLTextAreaElement) =>
      it.value.slice(it.selectionStart, it.selectionEnd),
    ),
  ).toBe('rockstar');
  await page.getByRole('button', { name: 'Ignore “rockstar” in this role' }).click();
  await page.getByRole('button', { name: 'Point out “rockstar” again' }).waitFor();
  await page.getByText(/^Saved/).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Point out “rockstar” again' }).waitFor();
  await expect.poll(() => area.inputValue()).toContain('will use KPI dashboards');
  await context.close();
});

test('a passer-by has an advert checked on a phone, signs up, and finds it as a draft', async () => {
  const email = `tat.${Date.now()}@example.com`;
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto('/welcome');
  await page.getByRole('link', { name: 'Check a job advert' }).click();
  await page.waitForURL('**/text-analysis-signup');
  await page.getByRole('heading', { name: 'Check a job advert' }).waitFor();
  expect(await page.title()).toMatch(/^Welcome/);
  await expect.poll(() => page.locator('footer, nav').count()).toBe(0);
  await fillInExampleAdvertAndCheckIt(page);
  await page.getByRole('button', { name: 'Replace “utilise” with “use”' }).click();
  await page.getByText('You have changed the text since it was checked.').waitFor();
  await page.getByRole('button', { name: 'Sign up to keep it' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Quill');
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Quill and Advertisers');
  await page.getByLabel('What it does').selectOption('Education');
  await page.getByLabel('People who work there').selectOption('11-50');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await page.goto(linkInEmail(await waitForEmailTo(baseUrl, email), '/org-signup-new/confirm'));
  await page.getByLabel('Password', { exact: true }).fill('seven green umbrellas');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/builder/*/description');
  await expect
    .poll(() => page.getByLabel('What candidates read').inputValue())
    .toBe(advertWithAllFindings.replace('utilise', 'use'));
  await page.getByRole('heading', { name: 'Who is left out' }).waitFor();
  await context.close();
});
