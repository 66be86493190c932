import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_PASSWORD, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  fillLogInPage,
  logInOnPage,
  type TestEmployerLogin,
  signUpEmployerByApi,
} from './sign-up-and-log-in.ts';
import { callApi, logInByApi } from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody, staff } = setUpBrowser();
const REASON = 'They asked why their first role stays a draft.';

/** A fresh one at each try. */
const newName = () => `Harbour ${crypto.randomUUID().slice(0, 8)}`;
const dialog = (page: Page) => page.getByRole('dialog');

/** As its admin does in the account settings. */
async function switchSupportOff({ email, password }: TestEmployerLogin): Promise<void> {
  const admin = await logInByApi(baseUrl, email, password);
  const { org } = await callApi<{ org: { id: number; version: number } }>(
    admin,
    'GET',
    '/api/org/current',
  );
  await callApi(admin, 'PUT', `/api/rest/org/${org.id}`, {
    version: org.version,
    supportAccess: false,
  });
}

async function openOrganisation(page: Page, name: string): Promise<void> {
  await page.goto(`/operator?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

test('an operator looks through an admin’s eyes for a reason, comes back, and the admin reads all of it', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: newName() });
  const { page } = await somebody();
  await fillLogInPage(page, { email: 'operator@demo.test', password: DEMO_PASSWORD });
  // The console is where an operator begins.
  await page.getByRole('heading', { name: 'Organisations' }).waitFor();
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await page.getByRole('button', { name: /Sanna Whitlock/ }).click();
  await page.getByRole('menuitem', { name: 'Operator’s console' }).click();
  await page.getByRole('heading', { name: 'Organisations' }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by name' }).fill(employer.orgName);
  await page.getByRole('status').getByText('1 organisation', { exact: true }).waitFor();
  await page.getByRole('link', { name: employer.orgName }).click();

  await page.getByRole('button', { name: /Look through their eyes:/ }).click();
  const act = dialog(page).getByRole('button', { name: 'Look through their eyes' });
  await act.click();
  await dialog(page).getByText('Use at least 10 characters.').waitFor();
  await page.getByLabel('Why you need to').fill(REASON);
  await act.click();
  await page.waitForURL('**/dashboard');
  const banner = page.getByRole('complementary', { name: 'Support access' });
  await banner.getByText(/You look through the eyes of .*(60|59) minutes left/).waitFor();
  // The console is shut while one is somebody else.
  await page.goto('/operator');
  await page.getByRole('heading', { name: 'This page is not for you' }).waitFor();
  await page.getByRole('button', { name: /Ines Varga/ }).click();
  await page.getByRole('menuitem', { name: 'Back to my account' }).click();
  await page.waitForURL('**/dashboard');
  await page.getByRole('button', { name: /Sanna Whitlock/ }).waitFor();
  await expect.poll(() => banner.count()).toBe(0);

  const admin = await somebody();
  await logInOnPage(admin.page, employer);
  await admin.page.goto('/settings/audit');
  await admin.page.getByLabel('Done by').selectOption('Support');
  await admin.page.waitForURL('**by=support');
  await admin.page.getByText(`operator@demo.test: ${REASON}`).first().waitFor();
  for (const deed of [
    'began to look through the eyes of',
    'called GET /job/list-es',
    'stopped looking through their eyes',
  ])
    await admin.page.getByText(deed).first().waitFor();
  await admin.page.getByRole('button', { name: 'Verify the chain' }).click();
  await admin.page.getByText('The trail is whole.').waitFor();
  const [file] = await Promise.all([
    admin.page.waitForEvent('download'),
    admin.page.getByRole('button', { name: 'Export as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^evenhand-audit-.*\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(REASON);
});

test('support access that is switched off meanwhile sends the operator back to their own account at the next step', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: newName() });
  const { page } = await staff('operator@demo.test');
  await openOrganisation(page, employer.orgName);
  await page.getByRole('button', { name: /Look through their eyes:/ }).click();
  await page.getByLabel('Why you need to').fill(REASON);
  await dialog(page).getByRole('button', { name: 'Look through their eyes' }).click();
  await page.getByText('You look through the eyes of').waitFor();
  await switchSupportOff(employer);
  await page.getByRole('link', { name: 'My Tasks' }).click();
  await page.getByRole('button', { name: /Sanna Whitlock/ }).waitFor();
  await openOrganisation(page, employer.orgName);
  await page.getByText('switched support access off').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: /Look through their eyes:/ }).count())
    .toBe(0);
});

test('an operator changes a plan, shuts an organisation out and lets it in again', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: newName() });
  const { page } = await staff('operator@demo.test');
  await openOrganisation(page, employer.orgName);
  const save = page.getByRole('button', { name: 'Save plan' });
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.getByLabel('Tier').selectOption('Growth');
  await page.getByLabel('Ends on').fill('2021-05-17');
  await page.getByText('This day has begun: saved so, nobody there can log in.').waitFor();
  await page.getByLabel('Ends on').fill('2031-05-17');
  await page.getByRole('checkbox', { name: 'Global Reporting' }).check();
  await save.click();
  await page.getByText('the plan is changed').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'People' }).waitFor();
  await expect.poll(() => page.getByLabel('Tier').inputValue()).toBe('growth');
  await expect.poll(() => page.getByLabel('Ends on').inputValue()).toBe('2031-05-17');
  await expect
    .poll(() => page.getByRole('checkbox', { name: 'Global Reporting' }).isChecked())
    .toBe(true);

  await page.getByRole('button', { name: 'Deactivate the organisation' }).click();
  await dialog(page).getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('button', { name: 'Bring the organisation back' }).waitFor();
  const admin = await somebody();
  const enter = () => fillLogInPage(admin.page, employer);
  await enter();
  await admin.page.waitForURL('**/expired');
  await page.getByRole('button', { name: 'Bring the organisation back' }).click();
  await page.getByText('can log in again').waitFor();
  await enter();
  await admin.page.waitForURL('**/dashboard');
});

test('an open page of an organisation that is shut out leads to where that is said, at its next call', async () => {
  const employer = await signUpEmployerByApi(baseUrl, { orgName: newName() });
  const admin = await somebody();
  await logInOnPage(admin.page, employer);
  const { page } = await staff('operator@demo.test');
  await openOrganisation(page, employer.orgName);
  await page.getByRole('button', { name: 'Deactivate the organisation' }).click();
  await dialog(page).getByRole('button', { name: 'Deactivate', exact: true }).click();
  await page.getByRole('button', { name: 'Bring the organisation back' }).waitFor();
  await admin.page.getByRole('searchbox', { name: 'Search by job title' }).fill('anything');
  await admin.page.waitForURL('**/expired');
  await admin.page.getByRole('heading', { name: /account has expired/ }).waitFor();
});
