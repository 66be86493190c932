import { beforeAll, expect, test } from 'vitest';
import { linkInEmail, listEmailsTo, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  callApi,
  finishApplicationByApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { sendInvitationsToApplyNow } from './send-invitations-to-apply-now.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
});

async function quickApplyJob(title: string): Promise<PreparedJob> {
  const job = await createPublishedJobByApi(admin, { title, reviewers: ['Wole Ashcombe'] });
  await callApi(admin, 'PUT', `/api/builder/${job.id}/quick-apply`, { isOn: true });
  return job;
}

const addressOf = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`;

async function invitationTo(address: string): Promise<string> {
  await expect
    .poll(
      async () =>
        (await listEmailsTo(baseUrl, address)).some(({ text }) => /apply|finish/i.test(text)),
      {
        interval: 500,
      },
    )
    .toBe(true);
  const [email] = await listEmailsTo(baseUrl, address);
  if (email === undefined) throw new Error(`no mail to ${address}`);
  return linkInEmail(email, '/application/');
}

test.concurrent('interest without scripts becomes an invitation, and its link an application that is submitted', async () => {
  const job = await quickApplyJob('Ferry Steward');
  const email = addressOf('ottokar');
  const candidate = await somebody({ javaScript: false });
  await candidate.page.goto(`/apply/${job.hash}`);
  await candidate.page.getByRole('link', { name: 'Register interest (2 minutes)' }).last().click();
  await candidate.page.getByLabel('First name').fill('Ottokar');
  await candidate.page.getByLabel('Last name').fill('Lindqvist');
  await candidate.page.getByLabel('E-mail').fill(email);
  await candidate.page.getByRole('checkbox').check();
  await candidate.page.getByRole('button', { name: 'Register interest' }).click();
  await candidate.page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await waitForEmailTo(baseUrl, email, /interest/);

  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${job.id}/?group=shown-interest`);
  await page.getByRole('button', { name: 'Invite all to apply' }).click();
  await page.getByText('1 candidate invited.').waitFor();

  await sendInvitationsToApplyNow(job.id);
  await expect
    .poll(async () => (await listEmailsTo(baseUrl, email)).length, {
      interval: 500,
    })
    .toBe(2);
  const [invitation] = await listEmailsTo(baseUrl, email);
  if (invitation === undefined) throw new Error('no invitation came');
  await candidate.page.goto(linkInEmail(invitation, '/application/'));
  await candidate.page.getByRole('checkbox').check();
  await candidate.page.getByRole('button', { name: 'Begin application' }).click();
  await candidate.page.waitForURL('**/about-you');
  const link = new URL(candidate.page.url()).pathname.replace(/\/about-you$/, '');
  await finishApplicationByApi(baseUrl, link, { answers: ['I ring them back the same day.'] });
  await page.goto(`/manage/${job.id}/?group=submitted`);
  await page.getByText('Awaiting review').waitFor();
  await Promise.all([candidate.context.close(), context.close()]);
});

test.concurrent('a pasted list says who is left out, invites the rest, and can be taken back as a whole', async () => {
  const job = await quickApplyJob('Lock Keeper');
  const [ada, ben] = [addressOf('ada'), addressOf('ben')];
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${job.id}/`);
  await page.getByRole('link', { name: 'Invite', exact: true }).click();
  const list = page.getByLabel('E-mail addresses');

  await list.fill(ben);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('1 invitation taken back.').waitFor();

  await list.fill(`Ada Okoro <${ada}>\n${ada}\nnobody`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await page.getByRole('heading', { name: '1 person can be invited' }).waitFor();
  await page.getByRole('cell', { name: 'Already on this list' }).waitFor();
  await page.getByRole('cell', { name: 'No e-mail address' }).waitFor();
  await page.getByRole('button', { name: 'Invite 1 person' }).click();
  await page.getByText('1 invitation leaves in 30 seconds.').waitFor();

  await sendInvitationsToApplyNow(job.id);
  const link = await invitationTo(ada);
  await page.goto(link);
  await page.getByRole('heading', { name: 'You are invited to apply' }).waitFor();
  expect(await listEmailsTo(baseUrl, ben)).toEqual([]);
  await context.close();
});
