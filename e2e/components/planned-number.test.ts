import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpComponentPage } from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

const number = (page: Page) => page.getByLabel('Reviews', { exact: true });
const why = (page: Page) => page.getByLabel('Candidates were told 3 reviews: why does it change?');
const saveCalls = (page: Page) => page.getByRole('status').textContent();

async function refusedChange() {
  const page = await show('planned');
  await number(page).fill('9');
  await why(page).fill('More of us.');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('Never more than the team has people.').waitFor();
  expect(await saveCalls(page)).toBe('9 More of us.');
  return page;
}

test('a change is saved with its reason alone', async () => {
  const page = await show('planned');
  await number(page).fill('9');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('Say why it changes, then save.').waitFor();
  expect(await saveCalls(page)).toBe('');
  await page.getByRole('button', { name: 'Keep 3 reviews' }).click();
  await why(page).waitFor({ state: 'hidden' });
  expect([await number(page).inputValue(), await saveCalls(page)]).toEqual(['3', '']);
});

test('after a refusal the old number is typed back without a reason', async () => {
  const page = await refusedChange();
  await number(page).fill('3');
  await why(page).waitFor({ state: 'hidden' });
  await page.getByText('Never more than the team has people.').waitFor({ state: 'hidden' });
  expect([await number(page).inputValue(), await saveCalls(page)]).toEqual([
    '3',
    '9 More of us.; 3',
  ]);
});

test('after a refusal the old number is kept by its button, and another one asks for a reason', async () => {
  const page = await refusedChange();
  await number(page).fill('4');
  await why(page).waitFor();
  await page.getByRole('button', { name: 'Keep 3 reviews' }).click();
  await why(page).waitFor({ state: 'hidden' });
  expect([await number(page).inputValue(), await saveCalls(page)]).toEqual([
    '3',
    '9 More of us.; 3',
  ]);
});
