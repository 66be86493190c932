import { expect, test } from 'vitest';
import { holdBackRequests } from './hold-back-requests.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { logInOnPage as enterAs, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  beginApplicationByApi,
  logInByApi,
  createPublishedJobByApi,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('an admin confirms what candidates are told, and a candidate answers, changes and erases without JavaScript on a phone', async () => {
  const boss = await signUpEmployerByApi(baseUrl, { firstName: 'Runa', lastName: 'Vale' });
  const staff = await logInByApi(baseUrl, boss.email, boss.password);
  const job = await createPublishedJobByApi(staff, { title: 'Ferry Steward' });
  const { page, context } = await somebody();
  await enterAs(page, boss);

  await page.goto(`/builder/${job.id}/publish`);
  await page.getByText('are not asked yet').waitFor();
  await page.getByRole('link', { name: /Equal opportunities.*Not asked yet/ }).click();
  await page.getByRole('heading', { name: 'Equal opportunities', level: 1 }).waitFor();
  await page.getByText('are not asked yet').waitFor();
  await page.getByRole('link', { name: 'Go to the settings' }).click();
  await page.getByText('Nobody has confirmed this yet.').waitFor();
  const letThrough = await holdBackRequests(page, /\/account\/equal-opportunities\?/);
  await page.getByLabel('Set of questions').selectOption('New Zealand');
  const preview = page.getByRole('link', { name: 'Preview as candidate' });
  await expect.poll(() => preview.getAttribute('href')).toContain('/NZ?');
  await expect.poll(() => page.getByLabel('Set of questions').inputValue()).toBe('NZ');
  letThrough();
  await preview.click();
  await page.getByText('Which ethnic groups do you belong to?').waitFor();
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await page.getByRole('button', { name: 'Use this set' }).click();
  await page.getByText('In use: New Zealand.').waitFor();
  await page.getByRole('button', { name: 'Confirm and ask' }).click();
  await page.getByText(/^Confirmed by Runa Vale on/).waitFor();
  await page.goto(`/builder/${job.id}/form`);
  await page.getByRole('link', { name: 'Preview these questions' }).waitFor();

  const email = `noor.${crypto.randomUUID().slice(0, 8)}@example.com`;
  const person = { firstName: 'Noor', lastName: 'Halberd', email };
  const link = await beginApplicationByApi(baseUrl, job.hash, person);
  const candidate = await somebody({ screen: phoneWindowSize, javaScript: false });
  const form = candidate.page;
  await form.goto(link);
  await form.getByText('What happens with your answers').click();
  await form.getByText('You need not answer any of them.').waitFor();
  await expect.poll(() => form.locator(':checked').count()).toBe(0);
  await form.getByLabel('Māori').check();
  await form.getByLabel('Another ethnic group').check();
  await form.getByLabel('In your own words (optional)').nth(1).fill('Rotuman');
  await form.getByRole('button', { name: 'Save and continue' }).click();
  await form.waitForURL('**/question/1');

  await form.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => form.locator(':checked').count()).toBe(2);
  await form.getByText('It cannot be read any more, not even by you.').waitFor();
  expect(await form.content()).not.toContain('Rotuman');
  await form.getByLabel('Māori').uncheck();
  await form.getByRole('button', { name: 'Save and continue' }).click();
  await form.getByRole('textbox').fill('I would ask what they need first.');
  await form.getByRole('button', { name: 'Save and continue' }).click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Submit application' }).click();

  await form
    .getByRole('link', { name: 'Change or erase your equal-opportunities answers' })
    .click();
  await expect.poll(() => form.locator(':checked').count()).toBe(1);
  await form.getByRole('button', { name: 'Erase these answers' }).click();
  await form
    .getByRole('link', { name: 'Change or erase your equal-opportunities answers' })
    .click();
  await expect.poll(() => form.locator(':checked').count()).toBe(0);
  expect(await form.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await Promise.all([context.close(), candidate.context.close(), staff.api.dispose()]);
});
