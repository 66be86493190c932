import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  problemDetailsReply,
  setUpComponentPage,
} from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

const jobs = ['Harbour Controller', 'Depot Scheduler', 'Tide Surveyor'].map((title, n) => ({
  id: n + 1,
  title,
  team: null,
  phase: 'OPEN',
}));
/** Screens are offered once it is known who is there, which roles need not wait for. */
const nobodyYet = { 'GET /api/user/current': () => 'nothing yet' as const };
const answers = { ...nobodyYet, 'GET /api/role-names': (): object => ({ jobs }) };

async function openPalette(page: Page) {
  await page.getByRole('button', { name: 'Open' }).click();
  return page.getByRole('combobox');
}

test('a few letters find a role, the arrows go round, and Enter leads there', async () => {
  const page = await show('palette', answers);
  const field = await openPalette(page);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('option').count()).toBe(3);
  expect(await active(page)).toContain('Harbour Controller');
  await page.keyboard.press('ArrowUp');
  expect(await active(page)).toContain('Tide Surveyor');
  await page.keyboard.press('ArrowDown');
  expect(await active(page)).toContain('Harbour Controller');
  await field.fill('dep');
  await expect.poll(() => page.getByRole('option').count()).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/manage\/2(\/|$)/);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('nothing of that name is said, and Escape goes back to where one was', async () => {
  const page = await show('palette', answers);
  const field = await openPalette(page);
  await field.fill('zzzz');
  await page.getByText('Nothing of that name.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(
    await page.getByRole('button', { name: 'Open' }).evaluate((b) => b === document.activeElement),
  ).toBe(true);
});

test('roles that could not be loaded are asked for again', async () => {
  let isBroken = true;
  const page = await show('palette', {
    ...nobodyYet,
    'GET /api/role-names': () => (isBroken ? problemDetailsReply(404, 'not-found') : { jobs }),
  });
  await openPalette(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  isBroken = false;
  await again.click();
  await expect.poll(() => page.getByRole('option').count()).toBe(3);
  await again.waitFor({ state: 'detached' });
});

/** What the field says is chosen. */
function active(page: Page): Promise<string> {
  return page
    .getByRole('combobox')
    .evaluate(
      (input) =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ??
        '',
    );
}
