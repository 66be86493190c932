import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const ownDataScreensToCheck: ScreenToCheck[] = [
  { name: 'your-data', as: 'candidate', path: ({ submitted }) => `${submitted}/your-data` },
  {
    name: 'your-data-with-file-and-answer',
    as: 'candidate',
    path: ({ dataAsked }) => `${dataAsked}/your-data`,
    prepare: (page) => page.getByText('Correct them', { exact: true }).click(),
  },
  {
    name: 'your-data-with-problem',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/your-data`,
    prepare: async (page) => {
      await page.getByText('Complain', { exact: true }).click();
      await page.getByRole('button', { name: 'Send the complaint' }).click();
      await page.getByRole('alert').getByText('Say what went wrong.').waitFor();
    },
  },
  {
    name: 'your-data-with-address-to-confirm',
    as: 'candidate',
    path: ({ dataMoving }) => `${dataMoving}/your-data`,
  },
  {
    name: 'your-data-file-gone',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/your-data/your-data.zip`,
  },
  {
    name: 'erase-data',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/your-data/erase`,
  },
  {
    name: 'privacy-notice-of-application',
    as: 'candidate',
    path: ({ submitted }) => `${submitted}/your-data/notice`,
  },
  { name: 'privacy-notice', as: 'nobody', path: ({ dataHash }) => `/apply/${dataHash}/privacy` },
  {
    name: 'privacy-answering-a-request',
    as: 'admin',
    path: () => '/settings/privacy',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Answer: Objection/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Send the answer' }).click();
      await page.getByText('Say what you found, and why.').waitFor();
    },
  },
  {
    name: 'privacy-closed-requests-and-records',
    as: 'admin',
    path: () => '/settings/privacy',
    prepare: async (page) => {
      await page
        .getByText(/^Closed/)
        .first()
        .click();
      await page.getByText('What protects it').click();
      await page.getByText('The notice to candidates').click();
      await page.getByRole('heading', { name: 'On what ground' }).waitFor();
    },
  },
];
