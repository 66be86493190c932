import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

test('a menu opens by key, moves by arrows and letters, and gives the focus back', async () => {
  const page = await show('menu');
  const opener = page.getByRole('button', { name: 'Actions' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toBe('Duplicate');
  await page.keyboard.press('End');
  expect(await focused(page)).toBe('Archive');
  await page.keyboard.press('d');
  expect(await focused(page)).toBe('Duplicate');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('what cannot be chosen says why and stays; what can closes the menu', async () => {
  const page = await show('menu');
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: /^Delete/ }).click({ force: true });
  await page
    .getByRole('menuitem', { name: /^Delete/ })
    .getByText('It is open.')
    .waitFor();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('status').getByText('Archived').waitFor();
  await page.getByRole('menu').waitFor({ state: 'hidden' });
});

test('a menu stands under its button, at its end', async () => {
  const page = await show('menu');
  const opener = page.getByRole('button', { name: 'Actions' });
  await opener.evaluate((button) => {
    button.style.margin = '300px 0 0 400px';
  });
  await opener.click();
  const [button, menu] = await Promise.all([
    opener.boundingBox(),
    page.getByRole('menu').boundingBox(),
  ]);
  if (!button || !menu) throw new Error('Nothing is shown.');
  expect(menu.y).toBeGreaterThanOrEqual(button.y + button.height);
  expect(menu.y).toBeLessThan(button.y + button.height + 20);
  expect(Math.abs(menu.x + menu.width - (button.x + button.width))).toBeLessThan(2);
});

function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(
    () => document.activeElement?.querySelector('span')?.firstChild?.textContent ?? undefined,
  );
}
