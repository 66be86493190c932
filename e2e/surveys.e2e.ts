import { beforeAll, expect, test } from 'vitest';
import { linkInEmail, listEmailsTo, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  applyToJobByApi,
  callApi,
  finishReviewsByApi,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  scoreUnscoredAnswersByApi,
  type StaffApiSession,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();
const REVIEWER = 'sufiya@demo.test';

let admin: StaffApiSession;
let job: PreparedJob;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  job = await createPublishedJobByApi(admin, {
    title: `Lock Keeper ${Date.now()}`,
    questions: 1,
    reviewers: ['Sufiya Haldane'],
  });
});

type Row = { id: number; state: string };
type Detail = { mails: { id: number; kind: string; state: string }[] };

test('a candidate says how applying was, and how being told no was, by link, without a log-in and without JavaScript', async () => {
  const email = `ottoline.vance.${Date.now()}@example.com`;
  await applyToJobByApi(baseUrl, job.hash, { firstName: 'Ottoline', lastName: 'Vance', email }, [
    'I close the gate and ring the next lock.',
  ]);
  // The demo's employer has words of its own for it.
  const confirmed = await waitForEmailTo(baseUrl, email, /Thank you: your application/);
  const { page, context } = await somebody({ screen: phoneWindowSize, javaScript: false });
  await page.goto(linkInEmail(confirmed, '/survey/applying'));
  const rate = (question: string, n: string) =>
    page.getByRole('group', { name: question }).locator(`label:has-text("${n}")`).last().click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'One thing needs another look' }).waitFor();
  await rate('All in all, how was it?', '9');
  await rate('How fair did it seem?', '10');
  await page.getByLabel('What was good, and what should be different?').fill('Clear questions.');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();

  const at = `/api/manage/${job.id}`;
  const { candidates } = await callApi<{ candidates: Row[] }>(
    admin,
    'GET',
    `${at}/candidates?group=submitted&page=1`,
  );
  const id = Math.max(...candidates.map((row) => row.id));
  await callApi(admin, 'POST', `${at}/decide`, { applicationIds: [id], decision: 'reject' });
  const waiting = async () =>
    (await callApi<Detail>(admin, 'GET', `${at}/candidates/${id}`)).mails.find(
      ({ kind, state }) => kind === 'applicant-rejection' && state === 'queued',
    );
  await expect.poll(async () => (await waiting()) !== undefined).toBe(true);
  await callApi(admin, 'POST', `${at}/candidates/${id}/move-mail/${(await waiting())?.id}`, {
    sendAt: null,
  });
  await expect
    .poll(async () =>
      (await listEmailsTo(baseUrl, email)).some(({ text }) => text.includes('/survey/decision')),
    )
    .toBe(true);
  const told = (await listEmailsTo(baseUrl, email)).find(({ text }) =>
    text.includes('/survey/decision'),
  );
  if (told === undefined) throw new Error('no rejection came');
  await page.goto(linkInEmail(told, '/survey/decision'));
  await rate('All in all, how was it?', '4');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('You can change it until midnight').waitFor();
  await context.close();
});

test('a reviewer who is done is asked once on the page that thanks them', async () => {
  const title = `Tow-path Warden ${Date.now()}`;
  const reviewed = await createPublishedJobByApi(admin, {
    title,
    questions: 1,
    reviewers: ['Sufiya Haldane'],
  });
  for (const firstName of ['Bastian', 'Ines', 'Tove', 'Amadi', 'Leif']) {
    const email = `${firstName}.holm.${Date.now()}@example.com`.toLowerCase();
    await applyToJobByApi(baseUrl, reviewed.hash, { firstName, lastName: 'Holm', email }, [
      `${firstName} walks the whole stretch first.`,
    ]);
  }
  const at = `/api/manage/${reviewed.id}`;
  const { candidates } = await callApi<{ candidates: Row[] }>(
    admin,
    'GET',
    `${at}/candidates?group=submitted&page=1`,
  );
  const { members } = await callApi<{ members: { id: number; role: string | null }[] }>(
    admin,
    'GET',
    `/api/builder/${reviewed.id}`,
  );
  await callApi(admin, 'POST', `${at}/send-to-review`, {
    applicationIds: candidates.map(({ id }) => id),
    reviewerIds: members.filter((member) => member.role === 'reviewer').map(({ id }) => id),
    reviewsPerAnswer: 1,
    confirmed: true,
  });
  const link = linkInEmail(
    await waitForEmailTo(baseUrl, REVIEWER, new RegExp(title)),
    '/review-app/',
  );
  await scoreUnscoredAnswersByApi(baseUrl, tokenInReviewLink(link), () => 3);
  await finishReviewsByApi(baseUrl, tokenInReviewLink(link));
  const { page, context } = await somebody();
  await page.goto(link);
  await page.getByRole('heading', { name: 'How was reviewing?' }).waitFor();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Choose a number from 1 to 10.').waitFor();
  await page
    .getByRole('group', { name: /All in all/ })
    .getByRole('radio', { name: '8' })
    .check({ force: true });
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Thank you, your answer is kept.').waitFor();
  await page.reload();
  await page.getByText('Thank you, your answer is kept.').waitFor();
  await context.close();
});
