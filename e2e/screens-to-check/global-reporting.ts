import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

const drawn = (page: Page) => page.getByRole('heading', { name: 'Downloads' }).waitFor();

export const globalReportingScreensToCheck: ScreenToCheck[] = [
  { name: 'global-reporting', as: 'admin', path: () => '/org-stats', prepare: drawn },
  {
    name: 'global-reporting-without-data',
    as: 'admin',
    path: () => '/org-stats?from=2005-01-01&until=2005-12-31',
    prepare: async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: /what Candidates means/ }).click();
    },
  },
  {
    name: 'global-reporting-filters',
    as: 'admin',
    path: () => '/org-stats?teams=Field%2520Engineering',
    prepare: async (page) => {
      await page.getByText('Only including roles in the team').waitFor();
      await page.getByRole('button', { name: /^Filters/ }).click();
    },
  },
  {
    name: 'global-reporting-calendar',
    as: 'admin',
    path: () => '/org-stats',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Pick the end date' }).click();
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'global-reporting-too-large',
    as: 'admin',
    path: () => '/org-stats?from=2020-01-01&until=2026-01-01',
  },
  {
    name: 'global-reporting-long-names',
    as: 'admin',
    path: () => '/org-stats',
    prepare: async (page) => {
      await page.route('**/api/org/stats*', async (route) => {
        const response = await route.fetch();
        const stats = await response.json();
        const jobs = stats.jobs.map((job: { title: string }, n: number) => ({
          ...job,
          title: `${job.title} ${n % 2 ? 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragung'.repeat(2) : 'and many other things besides, '.repeat(6)}`,
        }));
        await route.fulfill({ response, json: { ...stats, candidates: 1_204_507, jobs } });
      });
      await page.reload();
      await drawn(page);
      await page.getByRole('button', { name: /^Show all \d+ roles/ }).click();
    },
  },
  {
    name: 'global-reporting-on-paper',
    as: 'admin',
    path: () => '/org-stats',
    only: 'desktop',
    onPaper: true,
    prepare: async (page) => {
      await drawn(page);
      await page.emulateMedia({ media: 'print' });
      await page.getByRole('heading', { name: 'HIRING TEAM - AFTER REVIEW' }).waitFor();
    },
  },
  {
    name: 'global-reporting-no-access',
    as: 'other-admin',
    path: () => '/org-stats',
    prepare: (page) =>
      page.getByRole('dialog', { name: 'Would you like to access Global Reporting?' }).waitFor(),
  },
  {
    name: 'global-reporting-paid-add-on',
    as: 'other-admin',
    path: () => '/org-stats',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('dialog', { name: 'This feature is a paid add-on' }).waitFor();
    },
  },
];
