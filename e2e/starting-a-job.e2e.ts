import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { logInOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';

const { baseUrl, somebody, staff } = setUpBrowser();

const startButton = (page: Page) => page.getByRole('button', { name: 'Start a new role' });
const tab = (page: Page, name: string) => page.getByRole('dialog').getByRole('tab', { name });
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allInnerTexts();

async function jobIsOpen(page: Page, title: string) {
  await page.waitForURL(/\/builder\/\d+\/new\/high-volume$/);
  await page.getByLabel('Role title').waitFor();
  await expect.poll(() => page.getByLabel('Role title').inputValue()).toBe(title);
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
}

test('a role begins from scratch, from a template and from a previous role, and is copied and kept as a template', async () => {
  const { page, context } = await somebody();
  await logInOnPage(page, await signUpEmployerByApi(baseUrl));

  // Nothing is there yet: the page asks for the first title itself.
  await page.getByText('There are currently no jobs created').waitFor();
  const begin = page.getByRole('button', { name: 'Start from scratch' });
  await expect.poll(() => begin.isDisabled()).toBe(true);
  await page.getByText('Try to keep it short and avoid internal jargon').waitFor();
  await expect.poll(() => page.getByLabel('Role title').getAttribute('placeholder')).not.toBe('');
  await expect.poll(() => page.getByLabel('Role title').getAttribute('maxlength')).toBe('256');
  await page.getByLabel('Role title').fill('  ');
  await expect.poll(() => begin.isDisabled()).toBe(true);
  await page.getByLabel('Role title').fill('Keeper of the northern lock gates');
  // The list knows the role before all is counted anew, and the form in it goes: the role is opened all the same.
  const listed = page.getByRole('article').first();
  await page.route('**/job-counts', async (route) => {
    await listed.waitFor();
    await route.continue();
  });
  await begin.click();
  await jobIsOpen(page, 'Keeper of the northern lock gates');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // Whoever tries the product out is shown the templates first.
  await startButton(page).click();
  await expect.poll(() => tab(page, 'From a template').getAttribute('aria-selected')).toBe('true');
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('safety ward');
  await page.getByText('No template matches.').waitFor();
  await page.getByRole('searchbox', { name: 'Search templates' }).fill('nursing');
  await page.getByRole('button', { name: /^Nurse Manager/ }).press('Enter');
  await page.getByRole('heading', { name: 'The advert' }).waitFor();
  await expect.poll(() => page.getByText('5 stars').count()).toBe(4);
  await page.getByRole('button', { name: 'Use this template' }).click();
  await jobIsOpen(page, 'Nurse Manager');

  await startButton(page).click();
  await tab(page, 'From a template').press('ArrowRight');
  const previous = page.getByRole('dialog').getByRole('listitem');
  await previous.first().waitFor();
  await expect.poll(() => previous.allInnerTexts()).toHaveLength(2);
  const lock = previous.getByRole('button', {
    name: 'Start from Keeper of the northern lock gates',
  });
  await expect.poll(() => lock.getAttribute('title')).toBe('Keeper of the northern lock gates');
  await expect.poll(() => lock.locator('strong').innerText()).toBe('Keeper of the n…');
  await lock.press('Enter');
  await jobIsOpen(page, 'Keeper of the northern lock gates (copy)');

  // From the menu of its card a role is copied in place.
  await expect.poll(() => titles(page)).toHaveLength(3);
  await page.getByRole('button', { name: 'More for Nurse Manager' }).click();
  const asked = Date.now();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await page.getByText(/Copy made of .Nurse Manager/).waitFor();
  await page.getByRole('article').nth(3).waitFor();
  expect(Date.now() - asked).toBeGreaterThan(400);
  await expect.poll(async () => (await titles(page))[0]).toBe('Nurse Manager (copy)');
  await page.getByText('4 roles').waitFor();

  await page.getByRole('button', { name: 'More for Nurse Manager (copy)' }).click();
  await page.getByRole('menuitem', { name: 'Save as a template' }).click();
  await page.getByText(/saved as a template/).waitFor();
  await startButton(page).click();
  await page.getByRole('heading', { name: 'Your templates' }).waitFor();
  await page.getByRole('button', { name: /^Nurse Manager \(copy\)/ }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Template title').fill('Ward Manager');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Ward Manager' }).waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Delete this template?').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'Ready to use' }).waitFor();
  await page.getByRole('button', { name: /^Ward Manager/ }).waitFor({ state: 'detached' });
  await context.close();
});

test('whoever is no admin starts no role and copies none, and is told why', async () => {
  const { page, context } = await staff('hiring@demo.test');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => startButton(page).count()).toBe(0);
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^More for/ })
    .click();
  const duplicate = page.getByRole('menuitem', { name: /^Duplicate/ });
  await expect.poll(() => duplicate.getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => duplicate.innerText()).toContain('Only admins can do this.');
  const archive = page.getByRole('menuitem', { name: /^Archive/ });
  await expect.poll(() => archive.getAttribute('aria-disabled')).toBe('true');
  await expect
    .poll(() => page.getByRole('menuitem', { name: 'Save as a template' }).count())
    .toBe(0);
  await context.close();
});
