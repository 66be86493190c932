import type { Page } from 'playwright-core';
import type { ScreenToCheck } from '../screen-to-check-types.ts';
import {
  exampleSignUp,
  fillSignUpPersonStep,
  fillSignUpOrganisationStep,
} from '../fill-sign-up-steps.ts';

export const signUpScreensToCheck: ScreenToCheck[] = [
  { name: 'welcome', as: 'nobody', path: () => '/welcome' },
  {
    name: 'welcome-by-invitation',
    as: 'nobody',
    path: () => '/welcome',
    prepare: (page) => pretendMode(page, 'invite', /^New employers need an invitation/),
  },
  {
    name: 'sign-up-closed',
    as: 'nobody',
    path: () => '/org-signup-new/1',
    prepare: (page) => pretendMode(page, 'closed', 'New employers cannot sign up here'),
  },
  {
    name: 'sign-up-about-refused',
    as: 'nobody',
    path: () => '/org-signup-new/1',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'Some answers need another look' }).waitFor();
    },
  },
  {
    name: 'sign-up-with-a-template',
    as: 'nobody',
    path: () => '/org-signup-new/1?template=customer-support-adviser',
    prepare: (page) => page.getByText('You begin with the template').waitFor(),
  },
  {
    name: 'sign-up-organisation',
    as: 'nobody',
    path: () => '/org-signup-new/1',
    prepare: async (page) => {
      await fillSignUpPersonStep(page);
      await page.getByLabel('Name').fill(exampleSignUp.orgName);
    },
  },
  {
    name: 'sign-up-sent',
    as: 'nobody',
    path: () => '/org-signup-new/1',
    prepare: async (page) => {
      await fillSignUpPersonStep(page);
      await fillSignUpOrganisationStep(page);
      await page.getByLabel(/^Why do you/).fill('We hire six people a year.');
      await page.getByRole('button', { name: 'Send me the link' }).click();
      await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
    },
  },
  {
    name: 'sign-up-password-refused',
    as: 'nobody',
    path: ({ signUpToken }) => `/org-signup-new/confirm#${signUpToken}`,
    prepare: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('too short');
      await page.getByRole('button', { name: 'Create the account' }).click();
      await page.getByText(/^Use at least 15/).waitFor();
    },
  },
  {
    name: 'sign-up-dead-link',
    as: 'nobody',
    path: () => `/org-signup-new/confirm#${'x'.repeat(43)}`,
  },
];

/** As where whoever runs the site does not let everybody sign up. */
async function pretendMode(page: Page, mode: string, words: string | RegExp): Promise<void> {
  await page.route('**/api/sign-up', (route) =>
    route.fulfill({ json: { mode, templateTitle: null, outbox: null } }),
  );
  await page.reload();
  await page.getByText(words).waitFor();
}
