import { beforeAll, expect, test } from 'vitest';
import { linkInEmail, listEmailsTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  callApi,
  beginApplicationByApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { waitForAddressOfNewTab } from './wait-for-address-of-new-tab.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
let job: PreparedJob;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  job = await createPublishedJobByApi(admin, {
    title: 'Tram Conductor',
    questions: 3,
    reviewers: ['Wole Ashcombe'],
  });
});

test('whoever lost their link is sent it again from the manage screen', async () => {
  const email = `sunniva.drake.${Date.now()}@example.com`;
  const link = await beginApplicationByApi(baseUrl, job.hash, {
    firstName: 'Sunniva',
    lastName: 'Drake',
    email,
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const { candidates } = await callApi<{ candidates: { id: number; state: string }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}/candidates?group=all&page=1`,
  );
  const latest = Math.max(
    ...candidates.filter(({ state }) => state === 'started').map(({ id }) => id),
  );
  await page.goto(`/manage/${job.id}/`);
  await page.locator(`[data-candidate="${latest}"]`).click();
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await page.getByText('The personal link is on its way again.').waitFor();
  await expect.poll(async () => (await listEmailsTo(baseUrl, email)).length).toBe(2);
  expect(
    (await listEmailsTo(baseUrl, email)).map((email) => linkInEmail(email, '/application/')),
  ).toEqual([baseUrl + link, baseUrl + link]);
  await expect.poll(() => page.locator('body').innerText()).not.toContain('Drake');
  await context.close();
});

test('a role is previewed as a candidate sees it, and nothing on it can be sent', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/builder/${job.id}/`);
  const address = await waitForAddressOfNewTab(page, () =>
    page.getByRole('link', { name: 'Preview as candidate' }).click(),
  );
  const preview = await context.newPage();
  await preview.goto(address);
  await preview.getByRole('heading', { name: job.title }).waitFor();
  await expect
    .poll(() => preview.getByRole('button', { name: 'Send me my link' }).isDisabled())
    .toBe(true);
  await preview.getByRole('link', { name: 'Question 3' }).click();
  await expect
    .poll(() => preview.getByRole('heading', { level: 1 }).innerText())
    .toContain('4 hours late');
  await expect.poll(() => preview.getByRole('textbox').isDisabled()).toBe(true);
  await expect
    .poll(() => preview.getByRole('button', { name: 'Save and continue' }).isDisabled())
    .toBe(true);
  await preview.getByRole('link', { name: 'Back to the builder' }).click();
  await preview.waitForURL(`**/builder/${job.id}/`);
  await context.close();
});
