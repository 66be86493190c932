import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import {
  applyToJobByApi,
  callApi,
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
  scoreUnscoredAnswersByApi,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { baseUrl, somebody } = setUpBrowser();

const REVIEWERS = { 'Hana Petrova': 'hana@demo.test', 'Jonas Quaye': 'jonas@demo.test' };
const REASON = 'They know two of the candidates from a club.';

test('an admin takes a reviewer off, sees what voiding would do, voids their marks with a reason, and finds it in the record', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const title = `Cooper ${Date.now()}`;
  const job = await createPublishedJobByApi(admin, { title, reviewers: Object.keys(REVIEWERS) });
  for (let n = 0; n < 5; n += 1) {
    const email = `cooper-${n}-${Date.now()}@example.com`;
    await applyToJobByApi(baseUrl, job.hash, { firstName: 'Some', lastName: 'Applicant', email }, [
      `I would look at the staves first, and then at the hoops, ${n}.`,
    ]);
  }
  const { candidates } = await callApi<{ candidates: { id: number }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}/candidates?group=submitted`,
  );
  const { members } = await callApi<{ members: { id: number; name: string }[] }>(
    admin,
    'GET',
    `/api/builder/${job.id}`,
  );
  await callApi(admin, 'POST', `/api/manage/${job.id}/send-to-review`, {
    applicationIds: candidates.map(({ id }) => id),
    reviewerIds: members.filter(({ name }) => name in REVIEWERS).map(({ id }) => id),
    reviewsPerAnswer: 1,
    confirmed: true,
  });
  const email = await waitForEmailTo(baseUrl, REVIEWERS['Hana Petrova'], new RegExp(title));
  const token = tokenInReviewLink(linkInEmail(email, '/review-app/'));
  await scoreUnscoredAnswersByApi(baseUrl, token, () => 2);

  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${job.id}/review-progress`);
  const hana = page.getByRole('row').filter({ hasText: 'Hana Petrova' });
  await hana.getByRole('button', { name: 'Take off Hana Petrova' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take Hana Petrova off this role?' });
  await dialog.getByText('They have scored all they were dealt.').waitFor();
  await dialog.getByText(/^Their \d marks stay and count\.$/).waitFor();
  await dialog.getByLabel('Void the marks with a reason').check();
  await dialog.getByText(/^\d marks of \d candidates count no more\./).waitFor();
  await dialog.getByText(/^\d answers must be read again/).waitFor();
  await dialog.getByText(/^The marks are kept .* This cannot be undone/).waitFor();

  await dialog.getByRole('button', { name: 'Take off and void the marks' }).click();
  await dialog
    .getByLabel('Why do these marks not count?')
    .and(page.locator('[aria-invalid]'))
    .waitFor();
  await dialog.getByLabel('Why do these marks not count?').fill(REASON);
  await page.keyboard.press('Enter');
  await page.getByText(/^\d marks are void\.$/).waitFor();
  await expect.poll(() => dialog.count()).toBe(0);

  const record = page.getByRole('region', { name: 'Marks that do not count' });
  await record.getByText(/^\d marks of Hana Petrova on \d candidates, voided by /).waitFor();
  await record.getByText(REASON).waitFor();
  await expect.poll(() => hana.count()).toBe(0);
  const jonas = page.getByRole('row').filter({ hasText: 'Jonas Quaye' });
  await jonas.getByText('0 of 5').waitFor();
  await context.close();
});
