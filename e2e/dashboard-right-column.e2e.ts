import { expect, test } from 'vitest';
import { stripPreloadedResponsesFromDashboard } from './strip-preloaded-responses-from-dashboard.ts';
import { clickTryAgainUntilShown } from './click-try-again-until-shown.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('a free trial is led from the account to the first role, and puts the list away for good', async () => {
  const boss = await signUpEmployerByApi(baseUrl, { firstName: 'Nia', lastName: 'Frost' });
  const staff = await logInByApi(baseUrl, boss.email, boss.password);
  const person = await somebody();
  await copySessionToBrowser(person, staff);
  const { page, context } = person;
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: 'Get started' });
  await steps.getByText('25 % done').waitFor();
  await steps.getByRole('button', { name: 'Add the sample role' }).click();
  const begin = steps.getByRole('link', { name: 'Start the sample review' });
  await begin.waitFor();
  await steps.getByText('Score 48 answers').waitFor();
  const card = page.getByRole('article');
  await card.getByText('Sample role', { exact: true }).waitFor();
  await card.getByRole('button', { name: 'Start reviewing' }).waitFor();
  await expect.poll(() => steps.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');

  const token = tokenInReviewLink((await begin.getAttribute('href')) ?? '');
  const [last, ...others] = await unscored(staff, token);
  await Promise.all(others.map((id) => score(staff, token, id)));
  await page.reload();
  await steps.getByText('Score 1 answer').waitFor();
  await steps.getByRole('link', { name: 'Go on with the sample review' }).click();
  await page.waitForURL(`**/review-app/#/${token}/overview`);
  await score(staff, token, last ?? '');
  await page.goto('/dashboard');
  await steps.getByText('50 % done').waitFor();

  await steps.getByRole('button', { name: 'Start a role' }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await callApi(staff, 'POST', '/dashboard-old/role/new', { title: 'Ferry Pilot' });
  await steps.getByRole('link', { name: 'Invite a colleague' }).click();
  await page.waitForURL('**/settings/users-and-permissions');
  const { user } = await callApi<{ user: { OrgId: number } }>(staff, 'GET', '/api/user/current');
  const colleague = {
    email: `kit.${crypto.randomUUID()}@example.com`,
    firstName: 'Kit',
    lastName: 'Moss',
  };
  await callApi(staff, 'POST', `/org/${user.OrgId}/admin`, colleague);
  await page.goto('/dashboard');
  const done = page.getByRole('region', { name: 'You are all set' });
  await done.getByRole('button', { name: 'Dismiss' }).click();
  await page.reload();
  const activity = page.getByRole('region', { name: 'Activity' });
  await activity.getByText('Nia Frost started Ferry Pilot').waitFor();
  await activity.getByText('Nia Frost added Kit Moss').waitFor();
  await page.getByText('No candidate has rated').waitFor();
  await expect
    .poll(() => page.getByRole('heading', { name: /Get started|You are all set/ }).count())
    .toBe(0);
  await context.close();
});

test('beside the roles stands what candidates say and what happened, by day, and what fails is asked for again', async () => {
  const staff = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody();
  await copySessionToBrowser(person, staff);
  const { page, context } = person;
  let isDown = true;
  await stripPreloadedResponsesFromDashboard(page);
  for (const address of ['**/api/activity**', '**/api/recent-feedback**'])
    await page.route(address, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/dashboard');
  const rating = page.getByRole('region', { name: 'What candidates say' });
  const activity = page.getByRole('region', { name: 'Activity' });
  for (const card of [rating, activity])
    await card.getByRole('button', { name: 'Try again' }).waitFor();
  isDown = false;
  await clickTryAgainUntilShown(rating, rating.getByRole('img', { name: /^\d of 10 stars$/ }));
  await clickTryAgainUntilShown(activity, activity.getByRole('listitem').nth(7));
  await rating.getByText(/of 10 · \d+ ratings in 90 days/).waitFor();
  const first = await rating.getByRole('blockquote').textContent();
  await rating.getByText('1 of 20').waitFor();
  await rating.getByRole('button', { name: 'Next comment' }).press('Enter');
  await rating.getByText('2 of 20').waitFor();
  await expect.poll(() => rating.getByRole('blockquote').textContent()).not.toBe(first);
  await rating.getByRole('button', { name: 'Previous comment' }).press('Enter');
  await rating.getByRole('button', { name: 'Previous comment' }).press('Enter');
  await rating.getByText('20 of 20').waitFor();

  await expect.poll(() => activity.getByRole('listitem').count()).toBe(8);
  await activity.getByRole('button', { name: 'Show more' }).press('Enter');
  await activity.getByRole('listitem').nth(19).waitFor();
  // The first of the new ones, or a later place where news has come before it.
  const focused = () =>
    activity
      .getByRole('listitem')
      .evaluateAll((all) => all.findIndex((line) => line === document.activeElement));
  await expect.poll(focused).toBeGreaterThanOrEqual(8);
  const days = () => activity.getByRole('heading', { level: 3 }).allTextContents();
  // Much may have happened today, by other stories on the same server.
  for (let lines = 20; !(await days()).includes('Yesterday'); lines += 12) {
    await activity.getByRole('button', { name: 'Show more' }).press('Enter');
    await activity.getByRole('listitem').nth(lines).waitFor();
  }
  const shown = await days();
  expect(new Set(shown).size).toBe(shown.length);
  await activity
    .getByRole('link', { name: /applied for/ })
    .first()
    .click();
  await page.waitForURL(/\/manage\/\d+\//);
  await context.close();
});

type Answers = { questions: { Answers: { id: string; Reviews: { score: number | null }[] }[] }[] };

async function unscored(staff: StaffApiSession, token: string): Promise<string[]> {
  const { questions } = await callApi<Answers>(staff, 'GET', `/freview/${token}/reviews`);
  const answers = questions.flatMap(({ Answers }) => Answers);
  return answers.filter(({ Reviews }) => Reviews[0]?.score === null).map(({ id }) => id);
}

const score = (staff: StaffApiSession, token: string, id: string) =>
  callApi(staff, 'PUT', `/freview/${token}/reviews/${id}`, { score: 3 });
