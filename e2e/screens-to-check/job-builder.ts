import type { ScreenToCheck } from '../screen-to-check-types.ts';

export const jobBuilderScreens: ScreenToCheck[] = [
  {
    name: 'builder-new',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/new/high-volume`,
  },
  { name: 'builder-details', as: 'admin', path: ({ readyDraft }) => `/builder/${readyDraft}/` },
  {
    name: 'builder-description',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/description`,
  },
  {
    name: 'builder-questions',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/questions`,
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Question 1 / })
        .first()
        .click();
      await page.getByLabel('What will you ask?').waitFor();
    },
  },
  {
    name: 'builder-questions-of-a-new-draft',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/questions`,
  },
  {
    name: 'builder-questions-locked',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/questions`,
  },
  { name: 'builder-team', as: 'admin', path: ({ readyDraft }) => `/builder/${readyDraft}/team` },
  {
    name: 'builder-team-plan-change',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/team`,
    prepare: async (page) => {
      await page.getByLabel('Reviews per answer').fill('9');
      await page.getByLabel(/^Candidates were told .+: why does it change\?$/).waitFor();
    },
  },
  {
    name: 'builder-openings-plan-change',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/`,
    prepare: async (page) => {
      await page.getByText('Job functions and openings').click();
      await page.getByLabel('Openings').fill('9');
      await page.getByRole('button', { name: 'Save the change' }).click();
      await page.getByText('Say why it changes, then save.').waitFor();
    },
  },
  {
    name: 'builder-check',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/publish`,
  },
  {
    name: 'builder-check-missing',
    as: 'admin',
    path: ({ emptyDraft }) => `/builder/${emptyDraft}/publish`,
  },
  { name: 'builder-published', as: 'admin', path: ({ openJob }) => `/builder/${openJob}/publish` },
  { name: 'builder-read-only', as: 'reviewer', path: ({ openJob }) => `/builder/${openJob}/` },
  { name: 'builder-not-for-you', as: 'admin', path: ({ foreignJob }) => `/builder/${foreignJob}/` },
  {
    name: 'builder-just-published',
    as: 'admin',
    path: ({ publishableDraft }) => `/builder/${publishableDraft}/publish`,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Publish role' }).click();
      await page
        .getByRole('dialog')
        .getByRole('img', { name: /QR code/ })
        .waitFor();
    },
  },
  { name: 'preview-role', as: 'admin', path: ({ openJob }) => `/builder/${openJob}/preview` },
  {
    name: 'preview-question',
    as: 'admin',
    path: ({ openJob }) => `/builder/${openJob}/preview/question/1`,
  },
];
