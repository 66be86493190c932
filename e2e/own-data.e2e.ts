import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import {
  applyToJobByApi,
  callApi,
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
let job: PreparedJob;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  job = await createPublishedJobByApi(admin, {
    title: 'Lock Keeper',
    reviewers: ['Wole Ashcombe'],
  });
});

test('a rejected candidate sees what is held, downloads it, complains, reads the answer and is erased', async () => {
  const email = `petronella.hale.${Date.now()}@example.com`;
  const words = 'I open the upper gate last, and I wait for the bell.';
  const link = await applyToJobByApi(
    baseUrl,
    job.hash,
    { firstName: 'Petronella', lastName: 'Hale', email },
    [words],
  );
  const { candidates } = await callApi<{ candidates: { id: number }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}/candidates?group=all&page=1`,
  );
  const id = Math.max(...candidates.map((candidate) => candidate.id));
  await callApi(admin, 'POST', `/api/manage/${job.id}/decide`, {
    applicationIds: [id],
    decision: 'reject',
  });

  const { page, context } = await somebody();
  await page.goto(`${link}/status`);
  await page.getByRole('link', { name: /^Your data/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
  await page.getByText('1 answer', { exact: true }).waitFor();
  await page.getByText(`Petronella Hale, ${email}`).first().waitFor();

  await page.getByRole('button', { name: 'Prepare my file' }).click();
  const ready = await waitForEmailTo(baseUrl, email, /Your data is ready/);
  await page.goto(linkInEmail(ready, '/your-data'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data (zip)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('your-data.zip');
  // A zip file names what is in it in plain bytes.
  const file = await readFile(await download.path(), 'latin1');
  expect(file.slice(0, 2)).toBe('PK');
  for (const name of ['everything.json', 'answers.csv', 'who-saw-your-name.csv'])
    expect(file).toContain(name);

  await page.getByText('Complain', { exact: true }).click();
  await page.getByLabel('What went wrong?').fill('Nobody told me who read this.');
  await page.getByRole('button', { name: 'Send the complaint' }).click();
  await page.getByRole('heading', { name: 'Complaint sent' }).waitFor();
  await waitForEmailTo(baseUrl, email, /We have your complaint/);

  const staff = await somebody();
  await copySessionToBrowser(staff, admin);
  await staff.page.goto('/user-dashboard');
  await staff.page.getByRole('link', { name: /^Read and answer: .*Lock Keeper/ }).click();
  const request = staff.page
    .getByRole('listitem')
    .filter({ hasText: 'Nobody told me who read this.' });
  await request.getByText(/^30 days left/).waitFor();
  await request.getByRole('button', { name: /^Answer: Complaint/ }).click();
  await request.getByRole('radio', { name: 'Upheld', exact: true }).check();
  await request
    .getByLabel('Your answer, with the reason')
    .fill('Three people read it, none of whom saw your name.');
  // Another tab is late: what it wrote is not sent, and is given back.
  const late = await staff.context.newPage();
  await late.goto(staff.page.url());
  await late.getByRole('button', { name: /^Answer: Complaint: .*Lock Keeper/ }).click();
  await late.getByLabel('Your answer, with the reason').fill('Two people read it.');
  await request.getByRole('button', { name: 'Send the answer' }).click();
  await staff.page.getByText('Answered. The candidate gets an e-mail with a link to it.').waitFor();
  await late.getByRole('button', { name: 'Send the answer' }).click();
  const unsent = late.getByRole('status').filter({ hasText: 'Your answer was not sent:' });
  await unsent.getByText('Two people read it.').waitFor();
  await unsent.getByRole('button', { name: 'Throw it away' }).click();
  await unsent.waitFor({ state: 'detached' });
  await staff.context.close();

  const answered = await waitForEmailTo(baseUrl, email, /An answer about your data/);
  await page.goto(linkInEmail(answered, '/your-data'));
  await page.getByRole('heading', { name: 'Complaint: Upheld' }).waitFor();
  await page.getByText('Three people read it, none of whom saw your name.').waitFor();

  await page.getByRole('link', { name: 'Erase my application' }).click();
  await page.getByRole('button', { name: 'Erase it for good' }).click();
  await waitForEmailTo(baseUrl, email, /Your data was erased/);
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('body').innerText()).not.toContain('Petronella');
  await context.close();
});
