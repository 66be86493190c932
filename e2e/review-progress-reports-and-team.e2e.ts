import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  applyToJobByApi,
  callApi,
  finishReviewsByApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  scoreUnscoredAnswersByApi,
  type StaffApiSession,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('review progress shows who is how far and reminds once a day, and the reports count what came of it', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await jobUnderReview(admin);
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);

  await page.goto(`/manage/${job.id}/`);
  await page.getByRole('link', { name: 'Review progress' }).click();
  await page.waitForURL(`**/manage/${job.id}/review-progress`);
  const [hana, jonas] = [rowOf(page, 'Hana Petrova'), rowOf(page, 'Jonas Quaye')];
  await hana.getByText('Finished').waitFor();
  await hana.getByText(/^\d\d\/\d\d\/\d\d \d\d:\d\d[AP]M$/).waitFor();
  expect(await barOf(page, 'Hana Petrova')).toEqual(['5 of 5', '--ok']);
  expect(await barOf(page, 'Jonas Quaye')).toEqual(['0 of 5', '--bad']);
  await jonas.getByText('Not yet').waitFor();
  await expect.poll(() => hana.getByRole('button', { name: /^Remind/ }).count()).toBe(0);

  await jonas.getByRole('button', { name: 'Remind Jonas Quaye' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('A reminder is on its way to Jonas Quaye.').waitFor();
  await jonas.getByText(/^Reminded \d\d\/\d\d\/\d\d/).waitFor();
  await expect.poll(() => jonas.getByRole('button', { name: /^Remind/ }).count()).toBe(0);
  const email = await waitForEmailTo(
    baseUrl,
    'jonas@demo.test',
    new RegExp(`reminder.*${job.title}`),
  );
  const link = linkInEmail(email, '/review-app/');
  const { reviewers } = await callApi<{ reviewers: { id: number; name: string }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}/review-progress`,
  );
  const reviewerId = reviewers.find(({ name }) => name === 'Jonas Quaye')?.id;
  await expect(
    callApi(admin, 'POST', `/api/manage/${job.id}/remind-reviewers`, { reviewerId }),
  ).rejects.toThrow('A day must pass before the next reminder.');
  const reader = await somebody();
  await reader.page.goto(link);
  await reader.page.getByRole('button', { name: 'Start reviewing' }).waitFor();
  await reader.context.close();

  await page.getByRole('link', { name: 'Reports' }).click();
  await page.waitForURL('**/reports');
  const steps = page.getByRole('table').first().locator('tbody tr');
  await steps.first().waitFor();
  expect(await steps.allInnerTexts().then(squeezed)).toEqual([
    'Started 5 –',
    'Submitted 5 0 %',
    'In review 5 0 %',
    'Interviews & tasks 0 100 %',
    'Hired 0 –',
  ]);
  await page.getByRole('row', { name: 'job-fair 5' }).waitFor();
  await page.getByText('What these numbers mean').nth(1).click();
  await page.getByText(/^Candidates who got past the page/).waitFor();
  const pages = page.getByRole('region', { name: /^Where people stop in the form/ });
  await pages.getByRole('row', { name: /^Check and send\s+5\s+–/ }).waitFor();
  await pages.getByRole('button', { name: 'What Drop-off by page means' }).click();
  await pages.getByText('At which page of the form people stopped.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText(/^The diversity of a role is published once, when it has closed/).waitFor();
  await page
    .getByText('Scores show here once the reviews are released on the leaderboard.')
    .waitFor();
  await page.getByRole('link', { name: 'Experience' }).click();
  await page.waitForURL('**/reports/experience');
  await page.getByText('Nobody has answered this survey yet.').first().waitFor();
  await context.close();
});

test('the team of a live role is changed by its deep link, somebody always runs it, and two who change it both see both', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishedJobByApi(admin, {
    title: freshTitle(),
    reviewers: ['Hana Petrova'],
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/builder/${job.id}/team`);
  const part = (name: string) => page.getByLabel(name, { exact: false });
  await part('Jonas Quaye').selectOption('Observes');
  await page.getByText(/^Saved \d/).waitFor();

  await part('Maren Okoro').selectOption('Not on the team');
  await page.getByRole('alert').waitFor();
  await page.getByText('Not saved yet. A field needs another look.').waitFor();
  await part('Maren Okoro').selectOption('Runs this role');
  await page.getByText(/^Saved \d/).waitFor();

  const at = `/api/builder/${job.id}`;
  type Draft = { version: number; members: { id: number; name: string; role: string | null }[] };
  const { version, members } = await callApi<Draft>(admin, 'GET', at);
  const team = members.flatMap(({ id, name, role: had }) =>
    had === null || name === 'Hana Petrova' ? [] : [{ id, role: had }],
  );
  await callApi(admin, 'PUT', `${at}/team`, { version, team });
  await part('Deepa Raman').selectOption('Reviews answers');
  await page.getByText('Somebody else changed the team while you did.').waitFor();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await page.reload();
  await page.getByText('Whoever leaves the team keeps the answers').waitFor();
  await expect.poll(() => part('Hana Petrova').inputValue()).toBe('none');
  await expect.poll(() => part('Jonas Quaye').inputValue()).toBe('observer');
  await expect.poll(() => part('Deepa Raman').inputValue()).toBe('none');
  await context.close();
});

/** Five candidates with two reviewers: the one has scored and finished, the other has not begun. */
async function jobUnderReview(admin: StaffApiSession): Promise<PreparedJob> {
  const reviewers = ['Hana Petrova', 'Jonas Quaye'];
  const role = await createPublishedJobByApi(admin, { title: freshTitle(), reviewers });
  const attempts = Array.from({ length: 5 }, (_, n) => ({
    firstName: 'Somebody',
    lastName: `Number ${n}`,
    email: `progress.${role.id}.${n}@example.com`,
    source: 'Job fair',
  }));
  await Promise.all(
    attempts.map((candidate) =>
      applyToJobByApi(baseUrl, role.hash, candidate, ['I ring the depot and tell them the truth.']),
    ),
  );
  const at = `/api/manage/${role.id}`;
  const { candidates } = await callApi<{ candidates: { id: number }[] }>(
    admin,
    'GET',
    `${at}/candidates?group=submitted`,
  );
  const job = await callApi<{ reviewers: { id: number; name: string }[] }>(admin, 'GET', at);
  await callApi(admin, 'POST', `${at}/send-to-review`, {
    applicationIds: candidates.map(({ id }) => id),
    reviewerIds: job.reviewers.filter(({ name }) => reviewers.includes(name)).map(({ id }) => id),
    reviewsPerAnswer: 2,
    confirmed: true,
  });
  const email = await waitForEmailTo(baseUrl, 'hana@demo.test', new RegExp(role.title));
  const token = tokenInReviewLink(linkInEmail(email, '/review-app/'));
  await scoreUnscoredAnswersByApi(baseUrl, token, () => 4);
  await finishReviewsByApi(baseUrl, token);
  return role;
}

/** Other at each try. */
function freshTitle(): string {
  return `Quay Steward ${Date.now()}`;
}

function rowOf(page: Page, name: string) {
  return page.getByRole('row').filter({ hasText: name });
}

async function barOf(page: Page, name: string): Promise<[words: string | null, tone: string]> {
  const bar = page.getByRole('progressbar', { name: `Scored by ${name}` });
  // The colour that it has, by the name of the token that gives it.
  const tone = await bar.evaluate((track) => {
    const style = getComputedStyle(track);
    const colour = style.getPropertyValue('--progress');
    return (
      ['--bad', '--warn', '--ok'].find((name) => style.getPropertyValue(name) === colour) ?? ''
    );
  });
  return [await bar.getAttribute('aria-valuetext'), tone];
}

function squeezed(texts: string[]): string[] {
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

test('each tab of a role has a title of its own', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const { jobs } = await callApi<{ jobs: { id: number; title: string; path: string }[] }>(
    admin,
    'GET',
    '/job/list-es?filter=open',
  );
  const job = jobs[0];
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const titles: string[] = [];
  for (const tab of ['', 'leaderboard', 'review-progress', 'calendar', 'reports', 'invite']) {
    await page.goto(`/manage/${job?.id}/${tab}`);
    await page.getByRole('heading', { name: job?.title ?? '', level: 1 }).waitFor();
    titles.push(await page.title());
  }
  expect(titles).toEqual(
    ['Candidates', 'Leaderboard', 'Review progress', 'Calendar', 'Reports', 'Invite'].map(
      (tab) => `${tab} – ${job?.title} – Evenhand`,
    ),
  );
  await context.close();
});
