import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const questionLibraryScreensToCheck: ScreenToCheck[] = [
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
    name: 'question-library-new-closing',
    as: 'admin',
    path: () => '/question-library',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'New question' }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('What comes first?');
      await page.keyboard.press('Escape');
      await page.getByText('What you wrote here is not saved.').waitFor();
    },
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
    name: 'question-library-by-kind',
    as: 'admin',
    path: () => '/question-library?library=own&type=one-of',
    prepare: (page) => page.getByText('120 units · 160 units · 480 units').waitFor(),
  },
  {
    name: 'question-library-test-question',
    as: 'admin',
    path: () => '/question-library?library=own&question=6',
    prepare: (page) => page.getByRole('heading', { name: 'Key' }).waitFor(),
  },
  {
    name: 'question-library-edit-test-question',
    as: 'admin',
    path: () => '/question-library?library=own&question=6',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit' }).click();
      const editor = page.getByRole('dialog', { name: 'Edit the question' });
      await editor.getByRole('button', { name: 'Preview' }).click();
      await editor.getByRole('region', { name: 'As candidates see it' }).waitFor();
    },
  },
  {
    name: 'question-library-into-a-stage',
    as: 'admin',
    path: () => '/question-library?library=own&question=6',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Add to a role' }).click();
      await page.getByLabel('Draft').selectOption('Ferry Master');
      await page.getByLabel('Stage').waitFor();
    },
  },
  {
    name: 'builder-from-the-library-into-a-form',
    as: 'admin',
    path: ({ plannedDraft }) => `/builder/${plannedDraft}/questions`,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^From the library to/ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Preview of: Do you hold a full driving' }).click();
      await page.getByText('As candidates see it').first().waitFor();
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
