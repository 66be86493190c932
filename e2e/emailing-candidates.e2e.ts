import { expect, test, vi } from 'vitest';
import { listEmailsTo, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  applyToJobByApi,
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('chosen candidates are written to: sealed ones by reference, with a preview, and taken back in time', async () => {
  const tag = Math.random().toString(36).slice(2, 8);
  const { email: address, password } = await signUpEmployerByApi(baseUrl);
  const admin = await logInByApi(baseUrl, address, password);
  const job = await createPublishedJobByApi(admin, { title: `Baker ${tag}` });
  const people = ['Zebulon', 'Yevgenia'].map((firstName) => ({
    firstName,
    lastName: 'Quintonish',
    email: `${firstName}.${tag}@example.com`.toLowerCase(),
  }));
  for (const person of people)
    await applyToJobByApi(baseUrl, job.hash, person, ['I call next door.']);
  const { candidates } = await callApi<{ candidates: { id: number; ref: string }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}/candidates?group=submitted`,
  );
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const mailsOf = async (id: number) =>
    (
      await callApi<{ mails: { kind: string; state: string }[] }>(
        admin,
        'GET',
        `/api/manage/${job.id}/candidates/${id}`,
      )
    ).mails.filter(({ kind }) => kind === 'other');
  const dialog = page.getByRole('dialog', { name: 'Write to 2 candidates' });

  await page.goto(`/manage/${job.id}/?group=submitted`);
  await page.getByLabel('Choose everybody on this page').check();
  await page.getByRole('button', { name: 'Write to 2' }).click();
  await dialog.getByText('There is no text to send yet.').waitFor();
  await dialog.getByRole('link', { name: 'Write a text' }).click();
  const { id: orgId } = (await callApi<Me>(admin, 'GET', '/api/user/current')).user.Org;
  await callApi(admin, 'POST', '/api/email-templates/create', {
    type: 'other',
    name: 'We move',
    subject: `We move ${tag}`,
    body: '<p>Hello *|CANDIDATE_FIRST_NAME|*, tell us by *|DUE_DATE|*.</p>',
    isDefault: true,
    orgId,
  });

  await page.goto(`/manage/${job.id}/?group=submitted`);
  await page.getByLabel('Choose everybody on this page').check();
  await page.getByRole('button', { name: 'Write to 2' }).click();
  const refs = candidates.map(({ ref }) => ref).toSorted((a, b) => (a < b ? -1 : 1));
  await dialog.getByText(`To ${refs.join(', ')}.`).waitFor();
  await dialog.getByText('Hello Sam, tell us by the day you choose.').waitFor();
  await expect.poll(() => dialog.textContent()).not.toMatch(/Zebulon|Yevgenia|Quintonish/);
  await dialog.getByRole('button', { name: 'Send to 2 candidates' }).click();
  await dialog.getByText('Choose the last day: this text speaks of it.').waitFor();
  await dialog.getByLabel('Last day').fill('2099-12-04');
  await dialog.getByText('Hello Sam, tell us by Friday 4 December.').waitFor();
  await dialog.getByRole('button', { name: 'Send to 2 candidates' }).click();
  await page.getByText('Your e-mail to 2 candidates leaves in 30 seconds.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Taken back. Nobody gets the e-mail.').waitFor();

  await page.getByLabel('Choose everybody on this page').check();
  await page.getByRole('button', { name: 'Write to 2' }).click();
  await dialog.getByLabel('Last day').fill('2099-12-04');
  await dialog.getByText('Hello Sam, tell us by Friday 4 December.').waitFor();
  await dialog.getByRole('button', { name: 'Send to 2 candidates' }).click();
  await page.getByText('Your e-mail to 2 candidates leaves in 30 seconds.').waitFor();
  const [first] = candidates;
  if (!first) throw new Error('nobody applied');
  await until(async () => (await mailsOf(first.id)).some(({ state }) => state === 'queued'));
  await page.getByRole('link', { name: first.ref }).click();
  await page.getByRole('heading', { name: first.ref }).waitFor();
  await page.getByRole('tab', { name: /^E-mails/ }).click();
  await page.getByText('An e-mail of your own').first().waitFor();
  await page.getByRole('button', { name: 'Send now' }).click();
  // The other leaves by itself.
  for (const { id } of candidates)
    await until(async () => (await mailsOf(id)).some(({ state }) => state === 'sent'));
  for (const { firstName, email } of people) {
    const mail = await waitForEmailTo(baseUrl, email, new RegExp(`^We move ${tag}$`));
    expect(mail.text).toContain(`Hello ${firstName}, tell us by Friday 4 December.`);
    const all = await listEmailsTo(baseUrl, email);
    expect(all.filter(({ subject }) => subject === mail.subject)).toHaveLength(1);
  }
  await page.getByRole('button', { name: 'Write an e-mail' }).click();
  await page
    .getByRole('dialog', { name: 'Write to 1 candidate' })
    .getByText('They were sent this text before.')
    .waitFor();
  await context.close();
});
async function until(holds: () => Promise<boolean>): Promise<void> {
  await vi.waitFor(async () => expect(await holds()).toBe(true), {
    timeout: 60_000,
    interval: 250,
  });
}
type Me = { user: { Org: { id: number } } };

test('Evenhand’s text can be read beside one’s own, and where one template is all there is nobody is asked about a default', async () => {
  const { email: address, password } = await signUpEmployerByApi(baseUrl);
  const admin = await logInByApi(baseUrl, address, password);
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto('/email-templates');
  await page.getByRole('link', { name: 'Write your own for Application started' }).click();
  await page.getByRole('article').getByText('Hello Sam,').waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Default' }).count()).toBe(0);
  await page.getByLabel('Subject', { exact: true }).fill('Ours for *|JOB_TITLE|*');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved “Application started”.').waitFor();
  await page.getByRole('button', { name: 'Evenhand’s text' }).click();
  const server = page.getByRole('dialog', { name: 'Evenhand’s text: Application started' });
  await server.getByText('Your application for *|JOB_TITLE|* is saved').waitFor();
  await server.getByRole('button', { name: 'Close' }).click();
  await page.goto('/email-templates');
  await page.getByRole('button', { name: 'Evenhand’s text for Application started' }).click();
  await server.getByText('Your application for *|JOB_TITLE|* is saved').waitFor();
  await page.goto('/email-templates/applicant-rejection/new');
  await page.getByRole('switch', { name: 'Default' }).waitFor();
  await context.close();
});
