import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const jobBoardAndSourceScreensToCheck: ScreenToCheck[] = [
  {
    name: 'builder-details-more',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/`,
    prepare: async (page) => {
      await page.getByText('Job functions and openings').click();
      await page.getByText('Address for job boards').click();
      await page.getByLabel('Country').selectOption('US');
      await page.getByLabel('State or territory').waitFor();
      await page.getByLabel('From', { exact: true }).fill('30000');
      await page.getByLabel('To', { exact: true }).fill('1');
      await page.getByText('This is less than the salary begins with.').waitFor();
    },
  },
  { name: 'job-boards', as: 'admin', path: () => '/job-boards' },
  { name: 'job-board', as: 'admin', path: () => '/job-board/community-centre' },
  {
    name: 'sources-merging',
    as: 'admin',
    path: () => '/job-boards/sources',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Merge/ })
        .nth(1)
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'job-boards-of-a-member', as: 'member', path: () => '/job-board/library', only: 'phone' },
];
