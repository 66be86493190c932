import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { logInOnPage as enterAs, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { callApi, copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';
import {
  parseFirstNumberOfEachText,
  waitForReportKeyNumbers,
  locateReportSection,
} from './global-reporting-page-key-numbers-and-tabs.ts';
import { recordReportCalls } from './record-report-calls.ts';
import { impersonateAdminByApi } from './impersonate-admin-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('an organisation without Global Reporting sees invented numbers, asks for no figure, and requests a call-back once', async () => {
  const orgName = `Tarn Ferries ${crypto.randomUUID().slice(0, 8)}`;
  const employer = await signUpEmployerByApi(baseUrl, { orgName });
  const { page, context } = await somebody();
  const asked = recordReportCalls(page);
  await enterAs(page, employer);
  await page.getByRole('link', { name: 'Global Reporting' }).click();
  const question = page.getByRole('dialog', { name: 'Would you like to access Global Reporting?' });
  await question.waitFor();
  expect(
    await page.locator('dl dd:first-of-type').allInnerTexts().then(parseFirstNumberOfEachText),
  ).toEqual(['497', '12', '9', '480', '20.5']);
  const bar = page.getByRole('group', { name: 'Period and filters', includeHidden: true });
  const controls = bar.locator('input, select, button');
  await expect.poll(() => controls.count()).toBeGreaterThanOrEqual(6);
  for (const control of await controls.all())
    if (await control.isVisible()) await expect.poll(() => control.isDisabled()).toBe(true);
  const help = question.getByRole('link', { name: /How to read diversity figures/ });
  await expect.poll(() => help.getAttribute('href')).toBe('/education/diversity-figures');
  await question.getByRole('button', { name: 'Next' }).click();
  const request = page.getByRole('dialog', { name: 'This feature is a paid add-on' });
  await request.getByRole('button', { name: 'Back', exact: true }).click();
  await question.getByRole('button', { name: 'Next' }).click();

  await page.route('**/send-global-reporting-access-request', (route) => route.abort());
  await request.getByRole('button', { name: 'Request a call-back' }).click();
  await request
    .getByText(
      'There was an error sending your request; please contact us if this problem persists',
      { exact: true },
    )
    .waitFor();
  await page.unroute('**/send-global-reporting-access-request');
  await request.getByRole('button', { name: 'Request a call-back' }).click();
  const done = request.getByRole('button', { name: 'Call-back requested' });
  await done.waitFor();
  await expect.poll(() => done.isDisabled()).toBe(true);
  await request.getByRole('button', { name: 'Back', exact: true }).click();
  await question.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  expect(
    asked.filter((path) =>
      /org\/(stats|hired|rejected|drop|referrer|adverse)|job\/filters/.test(path),
    ),
  ).toEqual([]);
  const refused = await context.request.get('/api/org/stats');
  expect(refused.status()).toBe(403);
  await context.close();
});

test('support sees the report of an organisation that does not have it, and no downloads', async () => {
  const { email, password } = await signUpEmployerByApi(baseUrl);
  const staff = await logInByApi(baseUrl, email, password);
  const { user } = await callApi<{ user: { OrgId: number } }>(staff, 'GET', '/api/user/current');
  const support = await impersonateAdminByApi(baseUrl, user.OrgId);
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, support);
  await page.goto('/org-stats');
  await waitForReportKeyNumbers(page);
  await page.getByText('No role was open in this period.').waitFor();
  await locateReportSection(page, 'Sourcing insights')
    .getByText(/support/i)
    .waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.getByRole('heading', { name: 'Downloads' }).count()).toBe(0);
  expect((await context.request.get('/api/org/org-drop-off/csv')).status()).toBe(403);
  await context.close();
});
