import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  findOwnOrganisationIdByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

const subject = (page: Page) => page.getByLabel('Subject', { exact: true });
/** As whoever looks at another tab and comes back: a page that is some seconds old asks anew. */
const comeBack = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('what a colleague saves is seen where nothing was written, and else asked about', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: 'Merrow Water' });
  const admin = await logInByApi(baseUrl, employer.email, employer.password);
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto('/email-templates');
  await page.getByRole('link', { name: 'Write your own for Application started' }).click();
  await page.getByLabel('Name').fill('Ours');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved “Ours”.').waitFor();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const orgId = await findOwnOrganisationIdByApi(admin);
  const colleagueSaves = (line: string) =>
    callApi(admin, 'POST', `/api/email-templates/${id}/update`, {
      name: 'Ours',
      type: 'application-start',
      orgId,
      subject: line,
      body: '<p>Dear *|CANDIDATE_FIRST_NAME|*, *|URL|*</p>',
      isDefault: true,
    });

  await colleagueSaves('Theirs');
  await expect
    .poll(async () => {
      await comeBack(page);
      return subject(page).inputValue();
    })
    .toBe('Theirs');
  await expect.poll(() => page.getByText('Not saved yet').count()).toBe(0);

  await subject(page).fill('Mine');
  await colleagueSaves('Theirs again');
  const note = page.getByRole('alert').filter({ hasText: 'Somebody else saved this' });
  await expect
    .poll(async () => {
      await comeBack(page);
      return note.count();
    })
    .toBe(1);
  await expect.poll(() => subject(page).inputValue()).toBe('Mine');
  await note.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => subject(page).inputValue()).toBe('Theirs again');
  await note.waitFor({ state: 'detached' });

  // Whoever has not been shown it yet loses nothing either: the server says no, and the page asks.
  await colleagueSaves('Theirs, a third time');
  await subject(page).fill('Mine, a second time');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await note.waitFor();
  await expect.poll(() => subject(page).inputValue()).toBe('Mine, a second time');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await note.waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => subject(page).inputValue()).toBe('Mine, a second time');
});
