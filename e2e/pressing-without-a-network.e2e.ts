import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  beginApplicationByApi,
  createPublishedJobByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

let link: string;
let page: Page;
let context: BrowserContext;
beforeEach(async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishedJobByApi(admin, { title: 'Tunnel Keeper', questions: 2 });
  link = await beginApplicationByApi(baseUrl, job.hash, {
    firstName: 'Oluchi',
    lastName: 'Underhill',
    email: `oluchi.${job.id}@example.com`,
  });
  ({ page, context } = await somebody({ screen: phoneWindowSize }));
  await page.goto(`${link}/question/1`);
});

test('who pressed without a network goes on once there is one, and need not press again', async () => {
  await writeAndPressWithoutNetwork('Written in a tunnel.');
  await context.setOffline(false);
  await page.waitForURL('**/question/2');
  await page.goto(`${link}/question/1`);
  await expect.poll(() => page.getByRole('textbox').inputValue()).toBe('Written in a tunnel.');
});

test('who writes on after pressing stays where they are, and all of it is saved', async () => {
  await writeAndPressWithoutNetwork('Written in a tunnel.');
  await page.getByRole('textbox').fill('Written in a tunnel, and behind it.');
  await context.setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  expect(page.url()).toMatch(/question\/1$/);
  await page.reload();
  await expect
    .poll(() => page.getByRole('textbox').inputValue())
    .toBe('Written in a tunnel, and behind it.');
});

async function writeAndPressWithoutNetwork(text: string): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Not saved yet. We will try again.').waitFor();
}
