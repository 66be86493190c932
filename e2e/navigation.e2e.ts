import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { stripPreloadedResponsesFromDashboard } from './strip-preloaded-responses-from-dashboard.ts';
import {
  DEMO_PASSWORD,
  type BrowserUser,
  setUpBrowser,
} from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { clickTryAgainUntilShown } from './click-try-again-until-shown.ts';
import { copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

/** Somebody who is logged in, on the dashboard, which is drawn. */
async function staff(
  email: string,
  options?: Parameters<typeof somebody>[0],
): Promise<BrowserUser> {
  const person = await somebody(options);
  await copySessionToBrowser(person, await logInByApi(baseUrl, email));
  await person.page.goto('/dashboard');
  await person.page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  return person;
}

test('whoever is not logged in comes by the log-in page, and from there to where they wanted', async () => {
  const { page, context } = await somebody();
  for (const wanted of ['/', '/user-dashboard', '/manage/1/leaderboard?x=1', '/no/such/page']) {
    await page.goto(wanted);
    await page.waitForURL((url) => url.pathname === '/login');
    expect(new URL(page.url()).searchParams.get('path')).toBe(wanted);
  }
  await expect.poll(() => page.getByRole('banner').count()).toBe(0);
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  await page.goto('/user-dashboard');
  await page.getByLabel('Email').fill('reviewer@demo.test');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user-dashboard');

  // The reviews that wait, each with its own link.
  await page.getByRole('heading', { name: 'Reviews to do' }).waitFor();
  expect(await page.title()).toBe('My Tasks – Evenhand');
  await page.getByRole('link', { name: /reviewing: Field Engineer, North$/ }).click();
  await page.waitForURL('**/review-app**');
  await page.getByRole('button', { name: /reviewing$/ }).waitFor();
  await context.close();
});

test('header, menus and footer show what they promise, and none of their entries leads nowhere', async () => {
  const { page, context } = await staff('admin@demo.test');
  expect(await page.title()).toBe('Jobs – Evenhand');
  const year = new Date().getFullYear();
  await page.getByRole('contentinfo').getByText(`© 2021–${year} Evenhand`).waitFor();

  await page.getByRole('button', { name: /Maren Okoro/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  const items = (await page.getByRole('menuitem').allInnerTexts()).map((text) => text.trim());
  expect(items.slice(0, 2)).toEqual(['Dashboard', 'My Tasks']);
  expect(items.at(-1)).toBe('Logout');
  expect(items).not.toContain('Back to my account');
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');

  const places = await page.getByRole('navigation', { name: 'Main' }).getByRole('link').all();
  const addresses = await Promise.all(places.map((place) => place.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(address ?? '');
    await page.locator('h1:visible').waitFor();
    expect([address, await page.getByText('Page not found').count()]).toEqual([address, 0]);
  }
  await page.goto('/no-such-page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: /^Evenhand, to/ }).click();
  await page.waitForURL('**/dashboard');
  await context.close();
});

test('the person stands with initials when the photo fails, the organisation cut at thirty, a badge, and a way back from support', async () => {
  const { page, context } = await staff('admin@demo.test');
  await stripPreloadedResponsesFromDashboard(page);
  await page.route('**/api/user/current', async (route) => {
    const reply = await route.fetch();
    const { user } = await reply.json();
    const Org = {
      ...user.Org,
      name: 'The Society for the Advancement of Level Lines',
      isInfoMissing: true,
    };
    const photo = '/no/such/photo.jpg';
    await route.fulfill({
      response: reply,
      json: { user: { ...user, Org, photo, inImpersonatedAccount: true } },
    });
  });
  await page.reload();
  const person = page.getByRole('button', { name: /Maren Okoro/ });
  await person.getByText('The Society for the Advancemen…', { exact: true }).waitFor();
  await person.getByText('MO', { exact: true }).waitFor();
  await person.getByText('1: details of your organisation are missing').waitFor();

  await page.route('**/admin/auth-as/reset', (route) =>
    route.fulfill({ json: { csrfToken: 'x'.repeat(43) } }),
  );
  await person.click();
  const ended = page.waitForRequest('**/admin/auth-as/reset');
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Back to my account' }).click();
  expect((await ended).headers()['x-csrf-token']).toBeTruthy();
  await reloaded;
  await page.waitForURL('**/dashboard');
  await context.close();
});

test('an admin searches from the header: nothing when it is empty, else what matches; others have no search', async () => {
  const { page, context } = await staff('admin@demo.test');
  const box = page.getByRole('searchbox', { name: 'Search candidates and roles' });
  await box.press('Enter');
  await box.fill('   ');
  await box.press('Enter');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await box.fill('engineer');
  await box.press('Enter');
  await page.waitForURL('**/search?query=engineer');
  const jobs = page.getByRole('region', { name: /^Roles/ });
  await jobs.getByRole('link', { name: 'Field Engineer, North' }).waitFor();
  await expect.poll(() => jobs.locator('mark').first().innerText()).toBe('Engineer');
  expect(await page.title()).toBe('Search – Evenhand');

  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('anju');
  await page.keyboard.press('Enter');
  await page
    .getByRole('region', { name: /^Candidates/ })
    .getByRole('link')
    .first()
    .waitFor();
  await page.getByText(/roles are sealed: names there are not searched/).waitFor();

  await page.goto('/user-dashboard');
  await page.getByRole('heading', { name: 'My Tasks', level: 1 }).waitFor();
  await expect.poll(() => box.count()).toBe(0);
  await context.close();

  const member = await staff('member@demo.test');
  await expect.poll(() => member.page.getByRole('search').count()).toBe(0);
  await member.page.goto('/search?query=engineer');
  await member.page.getByRole('heading', { name: 'This page is not for you' }).waitFor();
  await member.context.close();
});

test('a search by identity asks why, and says what was found and that it was recorded', async () => {
  const { page, context } = await staff('admin@demo.test');
  await page.goto('/search?query=zebra');
  await page.getByRole('button', { name: 'Search by identity' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name or e-mail address').fill('example.com');
  await dialog.getByLabel('Why do you need it?').fill('Somebody asked for a copy of their data.');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Found by identity' }).waitFor();
  await dialog.getByText('Your search and its reason were recorded.').waitFor();
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(10);
  await context.close();
});

test('the palette opens every screen and role by a few letters, without a mouse, what was open last first', async () => {
  const { page, context } = await staff('admin@demo.test');
  const field = page.getByRole('combobox', { name: 'Go to any screen or role' });
  const chosen = () =>
    field.evaluate(
      (input) =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  const palette = async () => {
    await page.keyboard.press('Control+k');
    // It shows fifty, the newest roles first, and other stories make roles.
    await page
      .getByRole('option', { name: /(Open|Closed) role$/ })
      .first()
      .waitFor();
  };

  await palette();
  await expect.poll(chosen).toContain('Dashboard');
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).toContain('My Tasks');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect
    .poll(() => page.getByRole('option').last().getAttribute('aria-selected'))
    .toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => field.count()).toBe(0);

  await palette();
  await page.keyboard.type('fld eng');
  await expect.poll(chosen).toContain('Field Engineer, North');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manage/*/');
  await page.getByRole('heading', { name: 'Field Engineer, North' }).waitFor();

  await palette();
  await page.keyboard.type('tasks');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user-dashboard');
  await palette();
  await expect
    .poll(() => page.getByRole('option').first().innerText())
    .toContain('Field Engineer, North');
  await page.keyboard.type('zebra');
  await expect.poll(chosen).toContain('Search candidates and roles for “zebra”');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?query=zebra');
  await context.close();
});

test('on a phone the menu slides in, the palette stands behind the search sign, and the advice stays away once dismissed', async () => {
  const { page, context } = await staff('admin@demo.test', { screen: phoneWindowSize });
  await page.getByText('Evenhand is easier to use on a desktop computer.').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Search and go to' }).click();
  await page.getByRole('option', { name: /My Tasks/ }).click();
  await page.waitForURL('**/user-dashboard');
  await expect
    .poll(() => page.getByText('Evenhand is easier to use on a desktop computer.').count())
    .toBe(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor();
  const places = await menu.getByRole('link').allInnerTexts();
  expect(places.slice(0, 2)).toEqual(['My Tasks', 'Dashboard']);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  await context.close();
});

test('when it cannot be told who is there, everything begins anew once, then says so and offers to try again', async () => {
  const { page, context } = await staff('member@demo.test');
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
  await stripPreloadedResponsesFromDashboard(page);
  await page.route('**/api/user/current', broken);
  await page.goto('/user-dashboard');
  await page.getByRole('heading', { name: 'Evenhand could not be loaded' }).waitFor();
  await page.waitForURL('**/dashboard');
  expect(loads.filter((path) => path === '/')).toHaveLength(1);
  await page.unroute('**/api/user/current');
  await clickTryAgainUntilShown(page, page.getByRole('heading', { name: 'Jobs', level: 1 }));
  await context.close();
});

test('features of the address change what is shown and nothing that is asked', async () => {
  const { page, context } = await staff('member@demo.test');
  const asked = listen(page);
  await page.goto('/user-dashboard?features=[global-reporting,limited-library]');
  await page.getByRole('heading', { name: 'My Tasks', level: 1 }).waitFor();
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((url) => url.includes('global-reporting'))).toEqual([]);
  await context.close();
});

function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(request.url() + (request.postData() ?? ''));
  });
  return asked;
}

const broken = (route: Route) => route.fulfill({ status: 500, json: {} });
