import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { waitForAddressOfNewTab } from './wait-for-address-of-new-tab.ts';
import { waitUntilPageIsDrawn } from './wait-until-page-is-drawn.ts';

const visit = setUpBrowser();
const WIDTHS = [320, 390, 600, 721, 768, 900, 961, 1024, 1080, 1100, 1180, 1280, 1440, 1920];
const ONE_LINE_PX = 58;

let longNamed: StaffApiSession;
beforeAll(async () => {
  const baseUrl = inject('baseUrl');
  const { email, password } = await signUpEmployerByApi(baseUrl, {
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    orgName: 'Featherstonehaugh, Cholmondeley and Daughters Bookbinders',
  });
  longNamed = await logInByApi(baseUrl, email, password);
});

test.each([
  ['an admin with the longest names', '/dashboard', () => longNamed],
  ['an admin who searches', '/search', () => logInByApi(inject('baseUrl'), 'admin@demo.test')],
  ['a member', '/dashboard', () => logInByApi(inject('baseUrl'), 'member@demo.test')],
])('the header of %s fits at every width', async (_, path, who) => {
  const { page, context } = await visit.somebody();
  await copySessionToBrowser({ context }, await who());
  await page.goto(path);
  await page.getByRole('banner').waitFor();
  await waitUntilPageIsDrawn(page);
  const troubles: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const trouble of await troublesOf(page, path)) troubles.push(`${width}: ${trouble}`);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

/** Controls beyond the page or over one another, and what breaks into a second line. */
function troublesOf(page: Page, path: string): Promise<string[]> {
  return page.getByRole('banner').evaluate(
    (header, { oneLine, hasSearchLine }) => {
      const parts = [...header.querySelectorAll<HTMLElement>('a, button, form')].filter(
        (part) => part.checkVisibility() && part.closest('[popover]') === null,
      );
      const nameOf = (part: HTMLElement) =>
        part.getAttribute('aria-label') ?? (part.textContent.trim() || part.tagName);
      const boxes = parts.map((part) => ({
        name: nameOf(part),
        box: part.getBoundingClientRect(),
      }));
      const beyond = boxes
        .filter(({ box }) => box.left < 0 || box.right > document.documentElement.clientWidth)
        .map(({ name }) => `${name} stands beyond the page`);
      const over = boxes.flatMap(({ name, box }, at) =>
        boxes
          .slice(at + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          )
          .map((other) => `${name} stands over ${other.name}`),
      );
      const cut = parts
        .filter((part) => part.tagName === 'A' && part.scrollWidth > part.clientWidth + 1)
        .map((part) => `${nameOf(part)} is cut off`);
      const height = header.getBoundingClientRect().height;
      const lines =
        height > oneLine && !(hasSearchLine && innerWidth <= 960)
          ? [`it is ${height} px high`]
          : [];
      return [...beyond, ...over, ...cut, ...lines];
    },
    { oneLine: ONE_LINE_PX, hasSearchLine: path === '/search' },
  );
}

test('entries of the menu that lead somewhere are links: they open a tab of their own as links do', async () => {
  const { page, context } = await visit.staff('admin@demo.test');
  const opener = page.getByRole('button', { name: /Maren Okoro/ });
  await opener.click();
  const links = await page
    .locator('a[role=menuitem]')
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
  expect(links).toEqual(
    expect.arrayContaining([
      ['Dashboard', '/dashboard'],
      ['Global reporting', '/org-stats'],
      ['Careers page', '/careers-page'],
    ]),
  );
  const others = page.locator('[role=menuitem]:not(a)');
  expect((await others.allInnerTexts()).map((text) => text.trim())).toEqual(['Logout']);
  const address = await waitForAddressOfNewTab(page, () =>
    page.getByRole('menuitem', { name: 'My Tasks' }).click({ modifiers: ['ControlOrMeta'] }),
  );
  expect(new URL(address).pathname).toBe('/user-dashboard');
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await context.close();
});

test('the footer has the contact and the links that are set, and whoever logs out is led to the public site', async () => {
  const { page, context } = await visit.staff('member@demo.test');
  const link = (name: string) => ({ name, href: `https://site.example/${name.toLowerCase()}` });
  const site = {
    publicSite: 'https://site.example/',
    social: [link('Elsewhere')],
    blog: [link('Essays')],
    legal: [link('Terms')],
  };
  await page.addInitScript((text) => {
    new MutationObserver(() => {
      document.querySelector('meta[name=site]')?.setAttribute('content', text);
      document.querySelector('meta[name=contact-email]')?.setAttribute('content', 'a@b.example');
    }).observe(document, { childList: true, subtree: true });
  }, JSON.stringify(site));
  await page.route('https://site.example/', (route) => route.fulfill({ body: 'Our own site' }));
  await page.goto('/user-dashboard');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Terms', 'Essays', 'Elsewhere'])
    await expect
      .poll(() => footer.getByRole('link', { name }).getAttribute('href'))
      .toBe(link(name).href);
  await footer.getByRole('link', { name: 'a@b.example' }).waitFor();
  await page.getByRole('button', { name: /Larkfield Energy/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL('https://site.example/');
  await page.goto('/dashboard');
  await page.waitForURL('**/login?path=*');
  await context.close();
});
