import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { callApi, copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

const refusal = {
  type: 'about:blank',
  title: 'Log in to go on.',
  status: 401,
  code: 'not-logged-in',
  message: 'Log in to go on.',
  requestId: '',
};

type Jobs = { jobs: { id: number }[] };

test('on a phone a row of places begins where one is', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody({ screen: phoneWindowSize });
  await copySessionToBrowser(person, admin);
  const { page } = person;
  const { jobs } = await callApi<Jobs>(admin, 'GET', '/job/list-es?filter=open&page=1');
  await page.goto(`/manage/${jobs[0]?.id}/?group=rejected`);
  const stage = page.getByRole('navigation', { name: 'Stages' }).locator('[aria-current]');
  await expect.poll(() => isInView(stage, phoneWindowSize.width)).toBe(true);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Start a new role', exact: true }).click();
  const tab = page.getByRole('tab', { name: 'From a previous role' });
  await tab.click();
  await expect.poll(() => isInView(tab, phoneWindowSize.width)).toBe(true);
});

test('what ends a dialog stands together at its end', async () => {
  const person = await somebody();
  await copySessionToBrowser(person, await logInByApi(baseUrl, 'member@demo.test'));
  const { page } = person;
  const known = page.waitForResponse('**/api/user/current');
  await page.route('**/auth/sessions', async (route) => {
    await known;
    await route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: refusal,
    });
  });
  await page.goto('/settings/security');
  const dialog = page.getByRole('dialog', { name: 'Log in again' });
  const [notNow, logInAgain, field] = await Promise.all(
    [
      dialog.getByRole('button', { name: 'Not now' }),
      dialog.getByRole('button', { name: 'Log in' }),
      dialog.getByLabel('Password'),
    ].map(sidesOf),
  );
  expect(logInAgain?.right).toBeCloseTo(field?.right ?? 0, 0);
  expect((logInAgain?.left ?? 0) - (notNow?.right ?? 0)).toBeLessThan(16);
});

async function isInView(place: Locator, width: number): Promise<boolean> {
  const { left, right } = await sidesOf(place);
  return left >= 0 && right <= width;
}

async function sidesOf(place: Locator): Promise<{ left: number; right: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not shown');
  return { left: box.x, right: box.x + box.width };
}
