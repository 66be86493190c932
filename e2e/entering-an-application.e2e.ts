import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('what was typed in for somebody is still there after a look elsewhere, until it is sent in', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishedJobByApi(admin, { title: 'Toll Collector', questions: 1 });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${job.id}/enter`);
  const firstName = page.getByLabel('First name');
  const answer = page.getByRole('textbox', { name: /customer is at the door/ });
  const agreed = page.getByRole('checkbox', { name: /^They agree/ });
  await firstName.fill('Quillon');
  await page.getByLabel('Last name').fill('Abara');
  await page.getByLabel('E-mail address').fill(`quillon.${job.id}@example.com`);
  await answer.fill('By phone: I say how late it is.');
  await agreed.check();
  await expect.poll(() => wouldAsk(page)).toBe(true);

  await page.getByRole('link', { name: 'Back to the candidates' }).click();
  await page.getByRole('link', { name: /^All Candidates/ }).waitFor();
  await page.goBack();
  await expect.poll(() => firstName.inputValue()).toBe('Quillon');
  await expect.poll(() => answer.inputValue()).toBe('By phone: I say how late it is.');
  await expect.poll(() => agreed.isChecked()).toBe(true);
  await expect.poll(() => wouldAsk(page)).toBe(true);

  await page.getByRole('checkbox', { name: /^They confirm/ }).check();
  await page.getByRole('button', { name: 'Send in the application' }).click();
  await page.getByRole('heading', { name: /^The application was sent in/ }).waitFor();
  await expect.poll(() => wouldAsk(page)).toBe(false);
  await page.getByRole('button', { name: 'Enter another application' }).click();
  await expect.poll(() => firstName.inputValue()).toBe('');
  await expect.poll(() => answer.inputValue()).toBe('');
  await context.close();
});

/** Whether the browser would ask before it leaves the page. */
const wouldAsk = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
