import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { fillLogInPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';

const { baseUrl, somebody } = setUpBrowser();
const LIST = '**/api/operator/organisations?*';

type List = { total: number; elsewhere: string | null; cells: object[]; organisations: object[] };

/** As this server would answer were it cell a of three, of which c is away. */
async function pretendCells(page: Page): Promise<void> {
  const change = (glob: string, of: (answer: List, cell: string) => object) =>
    page.route(glob, async (route) => {
      const url = new URL(route.request().url());
      const cell = url.searchParams.get('cell') ?? '';
      url.searchParams.delete('cell');
      const response = await route.fetch({ url: url.href });
      // Of the calls that are changed here.
      const answer = (await response.json()) as List;
      await route.fulfill({
        response,
        json: { ...answer, elsewhere: cell === '' ? null : cell, ...of(answer, cell) },
      });
    });
  await change('**/api/operator/organisations/*', () => ({}));
  await change('**/api/operator/requests*', () => ({}));
  await change(LIST, ({ organisations, total, ...rest }, cell) => ({
    ...rest,
    elsewhere: cell === '' ? null : cell,
    ...(cell === 'c' ? { organisations: [], total: 0 } : { organisations, total }),
    cells: [
      { cell: 'a', isOwn: true, total },
      { cell: 'b', isOwn: false, total: 7 },
      { cell: 'c', isOwn: false, total: null },
    ],
  }));
}

test('an operator chooses the cell, reads there and changes nothing, is told which is away, and goes there by logging in', async () => {
  const orgName = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  await signUpEmployerByApi(baseUrl, { orgName });
  const { page } = await somebody();
  await page.goto('/login');
  await fillLogInPage(page, { email: 'operator@demo.test', password: DEMO_PASSWORD });
  await page.getByRole('heading', { name: 'Organisations' }).waitFor();
  // Where there is one there is nothing to choose.
  await expect.poll(() => page.getByRole('combobox', { name: 'Cell' }).count()).toBe(0);

  await pretendCells(page);
  await page.goto(`/operator?search=${encodeURIComponent(orgName)}`);
  await page.getByText('Cell c does not answer.').waitFor();
  const cells = page.getByRole('combobox', { name: 'Cell' });
  await expect
    .poll(() => cells.locator('option').allTextContents())
    .toEqual(['a (yours): 1', 'b: 7', 'c: does not answer']);
  await cells.selectOption('c');
  await page.getByRole('status').getByText('0 organisations').waitFor();
  await expect.poll(() => page.getByRole('link', { name: orgName }).count()).toBe(0);
  await expect.poll(() => page.getByText('No organisations match.').count()).toBe(0);
  await cells.selectOption('b');
  await page.getByRole('link', { name: orgName }).click();

  await page.getByRole('heading', { name: orgName, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'In cell b' }).waitFor();
  await page.getByRole('heading', { name: 'People' }).waitFor();
  for (const name of [/Look through/, /Deactivate/, /^Save/, /Reset two-factor/])
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
  await page.getByRole('link', { name: 'Organisations', exact: true }).click();
  await page.waitForURL(/\/operator\?cell=b$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Log in to cell b' }).click();
  await page.waitForURL(/\/login\?path=%2Foperator%2Forganisations%2F\d+$/);
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
});
