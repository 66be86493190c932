import type { Page } from 'playwright-core';
import { stripPreloadedResponsesFromDashboard } from '../strip-preloaded-responses-from-dashboard.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const hireStatusAndProductSurveyScreensToCheck: ScreenToCheck[] = [
  {
    name: 'hire-status-not-saved',
    as: 'admin',
    path: () => '/dashboard',
    prepare: async (page) => {
      await page.route('**/api/rest/job/*', (route) => route.abort(), { times: 1 });
      await page.getByRole('button', { name: /^Did not hire/ }).click();
      await page.getByText('A problem occurred, please refresh the page').waitFor();
    },
  },
  {
    name: 'hire-status-thanks',
    as: 'admin',
    path: () => '/dashboard',
    changesLaterPages: true,
    prepare: async (page) => {
      await stripPreloadedResponsesFromDashboard(page);
      // However often it is asked: the page before may not have had its answer yet.
      await page.route('**/hired-notifications', (route) => route.fulfill({ json: [] }));
      await page.evaluate(() => sessionStorage.setItem('evenhand-hire-thanks', 'due'));
      await page.reload();
      await page.getByText('Congratulations, your roles have all been updated!').waitFor();
      await page.evaluate(() => sessionStorage.removeItem('evenhand-hire-thanks'));
    },
  },
  {
    name: 'hire-status-who',
    as: 'admin',
    path: ({ sealedJob }) => `/manage/${sealedJob}/?markHired`,
    prepare: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Who was hired?' });
      await dialog
        .getByRole('checkbox', { name: /^[A-Z]{2}-\d+/ })
        .first()
        .check();
      await dialog.getByLabel('Hired on').fill('2020-02-29');
      await dialog.getByRole('button', { name: 'Mark 1 candidate as hired' }).click();
      await dialog.getByText('They applied after this day.').waitFor();
    },
  },
  // Of somebody else: the survey after it may be answered at the same moment, and is not shown again then.
  {
    name: 'survey',
    as: 'hiring',
    path: () => '/dashboard',
    prepare: openSurvey,
    changesLaterPages: true,
  },
  {
    name: 'survey-comment',
    as: 'admin',
    path: () => '/dashboard',
    changesLaterPages: true,
    prepare: async (page) => {
      // Looked at as often as anybody likes: nothing is said.
      await page.route('**/api/rest/feedback', (route) => route.fulfill({ json: { id: 1 } }), {
        times: 1,
      });
      await openSurvey(page);
      await page.getByRole('button', { name: '9 of 10' }).click();
      await page
        .getByLabel('Your comment')
        .fill('Reading answers before names has changed whom we see.');
    },
  },
];

/** Nobody is asked on arrival: here the time until then is short. A fake clock would be that of all pages. */
async function openSurvey(page: Page): Promise<void> {
  await page.context().clearCookies({ name: 'evenhand-survey' });
  await page.addInitScript(() => {
    const real = globalThis.setInterval;
    // The pages set no interval in any other way.
    globalThis.setInterval = ((work: () => void, ms: number) =>
      real(work, ms === 30_000 ? 200 : ms)) as typeof globalThis.setInterval;
  });
  await page.reload();
  await page.getByRole('region', { name: 'A short question' }).waitFor();
}
