import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

const previewed = (page: Page) => page.getByRole('article').getByText('Hello Sam,').waitFor();

export const emailTemplateScreensToCheck: ScreenToCheck[] = [
  {
    name: 'email-templates',
    as: 'admin',
    path: () => '/email-templates',
    prepare: (page) => page.getByRole('heading', { name: 'Anything else' }).waitFor(),
  },
  {
    name: 'email-templates-house-text',
    as: 'admin',
    path: () => '/email-templates',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Evenhand’s text for Rejection' }).click();
      await page.getByRole('dialog').getByText('Subject').waitFor();
    },
  },
  {
    name: 'email-template-one-only',
    as: 'admin',
    path: () => '/email-templates/application-start/new',
    prepare: previewed,
  },
  {
    name: 'email-template-new',
    as: 'admin',
    path: () => '/email-templates/application-invite/new',
    prepare: previewed,
  },
  {
    name: 'email-template-writing',
    as: 'admin',
    path: () => '/email-templates/other/new',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Text' }).click();
      await page.locator('.ProseMirror').waitFor();
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Fill this in.').first().waitFor();
    },
  },
  {
    name: 'email-template-versions',
    as: 'admin',
    path: () => '/email-templates',
    prepare: async (page) => {
      await page.getByRole('link', { name: 'No, and thank you' }).click();
      await previewed(page);
      await page.getByRole('button', { name: 'Versions' }).click();
      await page.getByText('(now)').waitFor();
    },
  },
  {
    name: 'builder-emails',
    as: 'admin',
    path: ({ readyDraft }) => `/builder/${readyDraft}/emails`,
    prepare: async (page) => {
      await page.getByRole('button', { name: /: Rejection/ }).click();
      await previewed(page);
    },
  },
];
