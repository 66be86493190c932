import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  copySessionToBrowser,
  findOwnOrganisationIdByApi,
  logInByApi,
  setOrganisationSubscriptionPlanByApi,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

const headline = (page: Page) => page.getByLabel('Headline');
const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const saved = (page: Page) =>
  page.getByRole('status').getByText('Saved', { exact: true }).waitFor();

test('nothing that is written for a careers page is lost: not by leaving, by a server that is away, or by a colleague', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: 'Merrow Water' });
  const admin = await logInByApi(baseUrl, employer.email, employer.password);
  await setOrganisationSubscriptionPlanByApi(baseUrl, await findOwnOrganisationIdByApi(admin), {
    tier: 'pro',
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto('/careers-page');
  await page.getByRole('button', { name: 'Switch the careers page on' }).click();

  // Left the moment it was typed.
  await headline(page).fill('Water for everybody');
  await page.getByRole('link', { name: 'account settings' }).click();
  await page.waitForURL('**/settings/account');
  await page.goBack();
  await expect.poll(() => headline(page).inputValue()).toBe('Water for everybody');
  await saved(page);
  await page.reload();
  await expect.poll(() => headline(page).inputValue()).toBe('Water for everybody');

  const save = '**/org/update-microsite-details';
  await page.route(save, (route) => route.abort());
  await headline(page).fill('Water for all');
  await page.getByText('Not saved yet. We will try again.').waitFor();
  await page.getByRole('button', { name: 'Publish the page' }).click();
  await page
    .getByText('It was not published: something that stands here is not saved yet.')
    .waitFor();

  // Meanwhile a colleague changes the same, and something else.
  const colleague = await context.newPage();
  await colleague.goto('/careers-page');
  await textOf(colleague).click();
  await colleague.locator('[contenteditable=true]').fill('Theirs.');
  await saved(colleague);
  await headline(colleague).fill('Water for each');
  await saved(colleague);
  await page.unroute(save);
  const note = page.getByRole('alert', { name: 'Two versions' });
  await note.getByText('Somebody else changed the headline while you did.').waitFor();
  await page.getByText('Not saved yet. Choose a version.').waitFor();
  await textOf(page).getByText('Theirs.').waitFor();
  await expect.poll(() => headline(page).inputValue()).toBe('Water for all');
  await note.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => headline(page).inputValue()).toBe('Water for each');
  await saved(page);

  await colleague.route(save, (route) => route.abort());
  await headline(colleague).fill('Water for good');
  await colleague.getByText('Not saved yet. We will try again.').waitFor();
  await headline(page).fill('Water, always');
  await saved(page);
  await colleague.unroute(save);
  await colleague.getByRole('button', { name: 'Keep yours' }).click();
  await saved(colleague);
  await page.reload();
  await expect.poll(() => headline(page).inputValue()).toBe('Water for good');
});
