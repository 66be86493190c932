import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const questionLibraryScreens: ScreenToCheck[] = [
  {
    name: 'question-library',
    as: 'admin',
    path: () => '/question-library',
    prepare: async (page) => {
      await page
        .getByRole('checkbox', { name: /^Choose/ })
        .first()
        .check({ force: true });
      await page.getByText('1 question chosen').waitFor();
    },
  },
  {
    name: 'question-library-none',
    as: 'admin',
    path: () => `/question-library?library=own&search=${'unpronounceable'.repeat(6)}`,
    prepare: (page) => page.getByText('No question matches.').waitFor(),
  },
  {
    name: 'question-library-question',
    as: 'hiring',
    path: () => '/question-library?question=1',
    prepare: (page) => page.getByRole('heading', { name: 'Where it is used' }).waitFor(),
  },
  {
    name: 'question-library-new',
    as: 'admin',
    path: () => '/question-library?library=archived',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New question' }).click();
      await page.getByRole('button', { name: 'Add question' }).click();
      await page.getByText('Write the question: at least 10 characters.').waitFor();
    },
  },
  {
    name: 'builder-from-the-library',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/questions`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'From the library' }).click();
      await page
        .getByRole('button', { name: /^Review guide/ })
        .first()
        .click();
      await page.getByText('1 star').first().waitFor();
    },
  },
];
