import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { runSqlInTestDatabase } from './run-sql-in-test-database.ts';
import { createJobWithCandidateTestByApi } from './create-and-take-candidate-test-by-api.ts';
import {
  beginApplicationByApi,
  finishApplicationByApi,
  logInByApi,
  type PreparedJob,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();
const MINUTES = 20;

let job: PreparedJob;
beforeAll(async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  job = await createJobWithCandidateTestByApi(admin, {
    title: 'Bread Counter',
    reviewers: ['Wole Ashcombe'],
    minutes: MINUTES,
    questions: 12,
  });
});

/** The link of somebody who has answered everything but the test. */
async function beforeTest(firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}.counts@example.com`;
  const candidate = { firstName, lastName: 'Hollis', email };
  const link = await beginApplicationByApi(baseUrl, job.hash, candidate);
  await finishApplicationByApi(baseUrl, link, { answers: ['I count twice.'], submits: false });
  return link;
}

/** Lets a test that runs end some seconds from now: hours of waiting are no test of a browser's. */
async function letTestEndIn(link: string, seconds: number): Promise<void> {
  const token = createHash('sha256').update(tokenInReviewLink(link)).digest();
  await runSqlInTestDatabase(
    `update core.test_attempt set started_at = now() - interval '1 day', ends_at = now() + make_interval(secs => $2)
     where application_id = (select reference from auth.token where token_hash = $1)`,
    [token, seconds],
  );
}

const option = (page: Page, question: number, words: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${question}\\.`) })
    .getByLabel(words, { exact: true });
const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();
/** As if the reader came back to the window, which asks the server anew. */
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')));

test('a test is taken on a phone, in two tabs and without a network, and handed in', async () => {
  const link = await beforeTest('Ottoline');
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Counting bread' }).waitFor();
  await page.getByText('20 minutes', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Begin: 20 minutes from now' }).click();
  await page.getByRole('timer').getByText('20 minutes left').waitFor();
  await option(page, 1, '24').check();
  await saved(page);
  await page.reload();
  await expect.poll(() => option(page, 1, '24').isChecked()).toBe(true);

  // Another tab goes on, and overwrites nothing; the first one sees it when it is looked at.
  const other = await context.newPage();
  await other.goto(`${link}/test/1`);
  await option(page, 2, '68').check();
  await saved(page);
  await option(other, 3, '45').check();
  await saved(other);
  await comeBack(page);
  await expect.poll(() => option(page, 3, '45').isChecked()).toBe(true);
  await expect.poll(() => option(page, 2, '68').isChecked()).toBe(true);
  await other.close();

  await context.setOffline(true);
  await option(page, 4, '36').check();
  await page.getByText('Not saved yet. We will try again.').waitFor();
  await page.getByRole('button', { name: 'Next questions' }).click();
  await expect.poll(() => option(page, 4, '36').isChecked()).toBe(true);
  // What was pressed without a network is done as soon as there is one.
  await context.setOffline(false);
  await page.waitForURL('**/test/1?part=2');

  // Two may be chosen of the last one; a third is taken back.
  for (const loaves of ['13 loaves', '24 loaves', '6 loaves'])
    await option(page, 12, loaves).click();
  await expect.poll(() => option(page, 12, '6 loaves').isChecked()).toBe(false);
  await saved(page);
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: '7 questions without an answer' }).waitFor();
  await page.getByRole('link', { name: /^5\./ }).click();
  await option(page, 5, '68').check();
  await saved(page);
  await page.goto(`${link}/test/1?part=check`);
  await page.getByRole('heading', { name: '6 questions without an answer' }).waitFor();
  await page.getByRole('button', { name: 'Hand in the test' }).click();
  await page.getByRole('heading', { name: 'Your test is handed in' }).waitFor();
  await page.getByText('6 of 12 questions have an answer.').waitFor();
  await page.getByRole('link', { name: 'Go on with the application' }).click();
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await page.getByLabel('I confirm this.').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/status');
  await context.close();
});

test('what was chosen without a network is sent when the page is opened again', async () => {
  const link = await beforeTest('Ferelith');
  const { page, context } = await somebody();
  await page.goto(`${link}/test/1`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await option(page, 1, '24').waitFor();
  await context.setOffline(true);
  await option(page, 1, '24').check();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`${link}/test/1`);
  // Sent, or found to have arrived as the first page was left.
  await expect.poll(() => again.evaluate(() => localStorage.length)).toBe(0);
  await again.reload();
  await expect.poll(() => option(again, 1, '24').isChecked()).toBe(true);
  await context.close();
});

test('five minutes and one minute before the end somebody is warned once, by sight and aloud', async () => {
  const link = await beforeTest('Isaura');
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(`${link}/test/1`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  const clock = page.locator('[data-clock]');
  await clock.waitFor();
  expect(await clock.getAttribute('data-state')).toBe('calm');
  await expect
    .poll(() => page.getByRole('status').allInnerTexts())
    .not.toContain('5 minutes left.');
  await letTestEndIn(link, 299);
  await comeBack(page);
  await page.locator('[data-clock][data-state=soon]').waitFor();
  await expect
    .poll(() => page.locator('[data-clock-polite]').innerText())
    .toMatch(/^5 minutes left\.$/);
  await expect.poll(() => page.locator('[data-clock-urgent]').innerText()).toBe('');
  await letTestEndIn(link, 59);
  await comeBack(page);
  await page.locator('[data-clock][data-state=last]').waitFor();
  const aloud = await page.locator('[data-clock-urgent]').innerText();
  expect(aloud).toMatch(/^\d\d seconds left\. What you have chosen is saved\.$/);
  const shown = await page.getByRole('timer').innerText();
  await expect.poll(() => page.getByRole('timer').innerText()).not.toBe(shown);
  await expect.poll(() => page.locator('[data-clock-urgent]').innerText()).toBe(aloud);
  await context.close();
});

test('a device that slept in the middle of a test learns how much time is left, though nobody touches the page', async () => {
  const link = await beforeTest('Sunniva');
  const { page, context } = await somebody({ screen: phoneWindowSize });
  // What counts seconds stands still in a sleep, and the clock of the device goes on.
  await context.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + Number(sessionStorage.getItem('slept') ?? 0);
  });
  await page.goto(`${link}/test/1`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.getByRole('timer').getByText('20 minutes left').waitFor();
  await letTestEndIn(link, 59);
  await context.setOffline(true);
  const tried = page.waitForEvent('requestfailed');
  await page.evaluate(() => sessionStorage.setItem('slept', '1140000'));
  await tried;
  await context.setOffline(false);
  await page.locator('[data-clock][data-state=last]').waitFor();
  await context.close();
});

test('when the time is over the page hands in by itself what was chosen, whatever the device’s clock says', async () => {
  const link = await beforeTest('Leocadia');
  const { page, context } = await somebody();
  await context.addInitScript(() => {
    Date.now = () => 0;
  });
  await page.goto(`${link}/test/1`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await option(page, 1, '24').check();
  await saved(page);
  await letTestEndIn(link, 3);
  await comeBack(page);
  await page.getByRole('heading', { name: 'Your time is over' }).waitFor();
  await page.getByText('1 of 12 questions have an answer.').waitFor();
  await page.goto(link);
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  await context.close();
});

test('without scripts every button saves, and after the end the page says that nothing was stored', async () => {
  const link = await beforeTest('Wilfrida');
  const { page, context } = await somebody({ javaScript: false, screen: phoneWindowSize });
  await page.goto(`${link}/test/1`);
  await page.getByRole('button', { name: /^Begin/ }).click();
  await page.getByText(/^20 minutes left$/).waitFor();
  await page.getByText('when this page was opened').waitFor();
  await option(page, 1, '24').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect.poll(() => option(page, 1, '24').isChecked()).toBe(true);
  await option(page, 2, '68').check();
  await page.getByRole('button', { name: 'Next questions' }).click();
  await page.waitForURL('**/test/1?part=2');
  for (const loaves of ['13 loaves', '24 loaves', '6 loaves'])
    await option(page, 12, loaves).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('alert').getByText('Choose at most 2.').waitFor();
  await option(page, 12, '6 loaves').uncheck();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: '9 questions without an answer' }).waitFor();
  await page.getByRole('link', { name: 'Back to the questions' }).click();
  await option(page, 11, '68').check();
  await letTestEndIn(link, -30);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('What you sent just now came after the end and was not stored.').waitFor();
  await page.getByText('3 of 12 questions have an answer.').waitFor();
  await context.close();
});
