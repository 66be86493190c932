import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const dashboardScreensToCheck: ScreenToCheck[] = [
  { name: 'dashboard', as: 'admin', path: () => '/dashboard' },
  { name: 'dashboard-by-closing', as: 'admin', path: () => '/dashboard?sort=closesDesc' },
  { name: 'dashboard-eleven-roles', as: 'crowded-admin', path: () => '/dashboard' },
  {
    name: 'dashboard-two-thousand-roles',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await page.route('**/job/list-es*', async (route) => {
        const response = await route.fetch({
          url: route
            .request()
            .url()
            .replace(/page=\d+/, ''),
        });
        await route.fulfill({
          response,
          json: { ...(await response.json()), total: 2000, pages: 200 },
        });
      });
      await page.goto('/dashboard?page=100');
      await page.getByText('Page 100 of 200').waitFor();
    },
  },
  {
    name: 'dashboard-filtered',
    as: 'admin',
    path: () => '/dashboard?filter=closed&team=Field+Engineering&sort=closesDesc',
  },
  { name: 'dashboard-archived', as: 'admin', path: () => '/dashboard?filter=archived' },
  { name: 'dashboard-nothing-found', as: 'admin', path: () => '/dashboard?search=zebra' },
  { name: 'dashboard-of-a-job-admin', as: 'hiring', path: () => '/dashboard' },
  { name: 'dashboard-without-roles', as: 'member', path: () => '/dashboard' },
  { name: 'dashboard-of-a-reviewer', as: 'reviewer', path: () => '/dashboard' },
  { name: 'dashboard-of-another-employer', as: 'other-admin', path: () => '/dashboard' },
  {
    name: 'dashboard-filter',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^Filter/ }).click();
      await page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox').first().check();
    },
  },
  {
    name: 'dashboard-start-a-role',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Start a new role' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('Wind Farm Technician');
    },
  },
  {
    name: 'dashboard-menu-of-a-role',
    as: 'admin',
    path: () => '/dashboard?search=Field+Engineer',
    prepare: (page) => page.getByRole('button', { name: /^More for Field Engineer/ }).click(),
  },
  {
    name: 'dashboard-close-role',
    as: 'admin',
    path: () => '/dashboard?filter=open',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Close role' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard-reopen-role',
    as: 'admin',
    path: () => '/dashboard?filter=closed',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Reopen role' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Closing date and time').fill('2099-12-31T17:30');
      await dialog.getByText(/31 December 2099/).waitFor();
    },
  },
  {
    name: 'dashboard-close-and-archive',
    as: 'admin',
    path: () => '/dashboard?search=Field+Engineer',
    prepare: async (page) => {
      await page.getByRole('button', { name: /^More for Field Engineer/ }).click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard-undo',
    as: 'admin',
    path: () => '/dashboard?filter=closed',
    prepare: async (page) => {
      // Looked at as often as anybody likes: nothing is archived.
      await page.route('**/api/rest/job/*', async (route) => {
        const response = await route.fetch({ method: 'GET' });
        await route.fulfill({ response });
      });
      await page
        .getByRole('button', { name: /^More for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'role-not-found',
    as: 'admin',
    path: () => '/role/99999999/live',
    prepare: (page) => page.getByRole('heading', { name: /does not exist/ }).waitFor(),
  },
  {
    name: 'dashboard-shortcuts',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dashboard-own-menu',
    as: 'admin',
    path: () => '/dashboard',
    only: 'desktop',
    prepare: (page) => page.getByRole('button', { name: /Maren Okoro/ }).click(),
  },
  {
    name: 'dashboard-menu-on-a-phone',
    as: 'admin',
    path: () => '/dashboard',
    only: 'phone',
    prepare: (page) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
  },
  { name: 'page-not-found', as: 'admin', path: () => '/no-such-page' },
];
