import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const myTasksAndSearchScreensToCheck: ScreenToCheck[] = [
  { name: 'my-tasks', as: 'reviewer', path: () => '/user-dashboard' },
  {
    name: 'my-tasks-of-whoever-runs-roles',
    as: 'admin',
    path: () => '/user-dashboard',
    prepare: (page) => page.getByText('Done in the last 30 days').click(),
  },
  {
    name: 'my-tasks-urgent',
    as: 'admin',
    path: () => '/user-dashboard',
    prepare: async (page) => {
      await page.route('**/user-dashboard/task-data', async (route) => {
        const reply = await route.fetch();
        const tasks: { privacy: object[]; decisions: object[] } = await reply.json();
        const urgent = { kind: 'twin-run-different', at: '2026-11-26T02:00:12.000Z', places: 2 };
        const left = { jobId: 1, jobTitle: 'Field Engineer', kind: 'empty-panel', interviews: 2 };
        await route.fulfill({
          json: {
            ...tasks,
            privacy: [urgent, ...tasks.privacy],
            decisions: [left, ...tasks.decisions],
          },
        });
      });
      await page.reload();
      await page.getByText('Reviewing may not be blind').waitFor();
    },
  },
  { name: 'my-tasks-nothing-waits', as: 'member', path: () => '/user-dashboard' },
  {
    name: 'my-tasks-not-loaded',
    as: 'member',
    path: () => '/user-dashboard',
    prepare: (page) =>
      failing(page, '**/user-dashboard/task-data', 'We could not load your tasks.'),
  },
  { name: 'search', as: 'admin', path: () => '/search' },
  { name: 'search-found', as: 'admin', path: () => '/search?query=an' },
  { name: 'search-nothing-found', as: 'admin', path: () => '/search?query=zebra' },
  { name: 'search-for-admins-only', as: 'member', path: () => '/search?query=an' },
  {
    name: 'search-not-answered',
    as: 'admin',
    path: () => '/search?query=an',
    prepare: (page) => failing(page, '**/api/search?*', 'We could not search.'),
  },
  {
    name: 'search-by-identity',
    as: 'admin',
    path: () => '/search?query=zebra',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Search by identity' }).click();
      await page.getByRole('button', { name: 'Search and record' }).click();
      await page.getByText('Use at least 10 characters.').waitFor();
    },
  },
  {
    name: 'palette',
    as: 'admin',
    path: () => '/user-dashboard',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Go to any screen or role' }).fill('eng');
      await page.getByRole('option', { name: /^Field Engineer/ }).waitFor();
    },
  },
  {
    name: 'not-loaded',
    as: 'member',
    path: () => '/user-dashboard',
    // The first time it would begin anew at the front door.
    prepare: async (page) => {
      await page.evaluate(() => sessionStorage.setItem('evenhand-sent-home-at', `${Date.now()}`));
      await failing(page, '**/api/user/current', 'We could not find out who you are.');
    },
  },
];

/** Loads the page again while one call fails. */
async function failing(page: Page, call: string, words: string): Promise<void> {
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }));
  await page.reload();
  await page.getByText(words).waitFor();
}
