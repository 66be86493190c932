import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { formItemsOneOfEachKind } from '../server/test/given-form-with-item-of-each-kind.ts';
import { waitForEmailTo } from './read-demo-outbox-emails.ts';
import { doubleTextSize, findCutOffOrOverflowingText } from './enlarge-text-and-find-cut-off.ts';
import {
  beginApplicationByApi,
  logInByApi,
  type PreparedJob,
  submitServerForm,
} from './staff-and-candidate-actions-by-api.ts';
import { createJobWithCandidateTestByApi } from './create-and-take-candidate-test-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

let job: PreparedJob;
beforeAll(async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  job = await createJobWithCandidateTestByApi(admin, {
    title: 'Morning Baker',
    reviewers: ['Wole Ashcombe'],
    minutes: 20,
    form: formItemsOneOfEachKind.map((item) => ({ ...item, criteria: [] })),
  });
});

test('a role with every kind of question is applied for on a phone, and its test taken', async () => {
  const { link, email } = await beforeForm('Halvard');
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(link);
  await page.waitForURL('**/form/1');
  // Of whom it does not ask, it shows nothing; the words that say so without a script are gone.
  await expect.poll(() => page.getByLabel('Of which class?').isVisible()).toBe(false);
  await expect.poll(() => page.getByText('Only if you answered').isVisible()).toBe(false);
  await fillIn(page, { number: '1,234' });
  await page.getByLabel('Of which class?').fill('B');
  await page.getByLabel('What else should we know?').fill('I sing.');
  await page.getByText('48 words left').waitFor();
  await page.getByText('We read this as 1,234').waitFor();
  await saved(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/question/1');
  await page.getByRole('textbox').fill('I ring the baker.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/test/1');
  await takeTest(page);
  await sendIn(page, ['1,234 km', 'Handed in.', 'Of which class?']);
  const { text } = await waitForEmailTo(baseUrl, email, /^Thank you: your application/);
  const mark = await page.locator('code').first().innerText();
  for (const told of ['1. About you and us', '3. Counting bread', 'There is 1 place', mark])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(told);
  await page.goto(`/apply/${job.hash}`);
  await page.getByText('11 questions and a test').waitFor();
  await page.getByText('How we choose', { exact: true }).click();
  await page.getByText('Judgement', { exact: true }).first().waitFor();
  for (const words of ['It informs, and is not scored.', 'There is 1 place.', mark])
    await page.getByText(words).first().waitFor();
  await page.getByText(/Each is read on its own by one person .* It counts for/).waitFor();
  await page.getByText(/It takes 20 minutes\. .* It counts for/).waitFor();
  await context.close();
});

test('without scripts and with text twice as large the same role is applied for, and nothing is cut off', async () => {
  const { link } = await beforeForm('Ingunn');
  const { page, context } = await somebody({ screen: phoneWindowSize, javaScript: false });
  await doubleTextSize(page);
  await page.goto(link);
  await page.waitForURL('**/form/1');
  await fits(page);
  await page.getByText('Only if you answered “Yes” to “Do you have a driving licence?”').waitFor();
  await fillIn(page, { number: '1.234,5 miles' });
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByRole('alert').getByText('and no other unit').waitFor();
  await fits(page);
  await expect
    .poll(() => page.getByLabel('How far would you travel?').inputValue())
    .toBe('1.234,5 miles');
  await page.getByLabel('How far would you travel?').fill('1,234');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.getByText('Look below at how we read what you wrote.').waitFor();
  await page.getByText('We read this as 1,234').waitFor();
  await fits(page);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/question/1');
  await fits(page);
  await page.getByRole('textbox').fill('I ring the baker.');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await page.waitForURL('**/test/1');
  await fits(page);
  await takeTest(page, fits);
  // What is still missing is next, wherever it stands in the order of the plan.
  await page.waitForURL('**/form/1');
  await page.goto(`${link}/check`);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('alert').getByText('Answer “Of which class?”.').waitFor();
  await fits(page);
  await page.getByRole('link', { name: 'Change the answer to “Of which class?”' }).click();
  await page.getByLabel('Of which class?').fill('B');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await sendIn(page, ['1,234 km', 'Of which class?']);
  await fits(page);
  await context.close();
});

test('a day that is none is neither taken for an empty field nor for saved, with scripts and without', async () => {
  const { link } = await beforeForm('Torunn');
  for (const javaScript of [true, false]) {
    const { page, context } = await somebody({ javaScript });
    await page.goto(`${link}/form/1`);
    const day = page.getByLabel('When could you begin?');
    await day.focus();
    // Its own field of a day takes what is typed part by part; here the browser writes days as in Britain or in America.
    for (const part of ['02', '31', '2027']) await page.keyboard.type(part);
    await page.getByLabel('Which town do you live in?').fill('Brackwater');
    await page.getByLabel('Which town do you live in?').blur();
    if (javaScript) {
      await page.getByText('Not all saved: look at the day again.').waitFor();
      await page.getByText('There is no such day in the calendar').waitFor();
    }
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await expect.poll(() => day.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toMatch(/\/form\/1$/);
    await day.fill('2028-02-29');
    await day.blur();
    if (javaScript) await saved(page);
    await expect.poll(() => page.getByText('There is no such day').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL('**/question/1');
    await context.close();
  }
});

test('whoever takes the answers of another device keeps them: their own are not sent on the way out', async () => {
  const { link } = await beforeForm('Eskil');
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(`${link}/form/1`);
  const other = await context.newPage();
  await other.goto(`${link}/form/1`);
  await other.getByLabel('Which town do you live in?').fill('Millford');
  await other.getByLabel('Which town do you live in?').blur();
  await saved(other);
  await page.getByLabel('Which town do you live in?').fill('Brackwater');
  await page.getByLabel('Which town do you live in?').blur();
  await page.getByRole('heading', { name: 'These answers were changed somewhere else' }).waitFor();
  await page.locator('[data-newer]').getByText('Millford').waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.getByRole('button', { name: 'Take the other' }).click();
  await expect
    .poll(() => page.getByLabel('Which town do you live in?').inputValue())
    .toBe('Millford');
  await page.goto(`${link}/check`);
  await page.getByText('Millford').waitFor();
  expect(sent).not.toContain('PUT');
  await context.close();
});

test('what stands on a form without a network is sent when the page is opened again, and lies unreadable meanwhile', async () => {
  const { link } = await beforeForm('Gudrun');
  const { page, context } = await somebody();
  await page.goto(`${link}/form/1`);
  await page.getByLabel('From noon').waitFor();
  await context.setOffline(true);
  await page.getByLabel('From noon').check();
  await page.getByLabel('Which town do you live in?').fill('Tunnelby');
  await page.getByText('Not saved yet. We will try again.').waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Tunnelby');
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`${link}/form/1`);
  await saved(again);
  await again.goto(`${link}/check`);
  await again.getByText('Tunnelby').waitFor();
  await again.getByText('From noon').waitFor();
  await context.close();
});

test('a text that is refused says why, is not sent again as it is, and is saved once it says something else', async () => {
  const { link } = await beforeForm('Sigrid');
  const { page, context } = await somebody();
  const refusal = page.getByText('Not saved. Use at most 20000 characters.');
  const tooLong = 'x'.repeat(20_001);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  for (const [path, field] of [
    ['form/1', page.getByLabel('What else should we know?')],
    ['question/1', page.getByRole('textbox')],
  ] as const) {
    await page.goto(`${link}/${path}`);
    await field.fill(tooLong);
    await field.blur();
    await refusal.waitFor();
    sent.length = 0;
    await field.focus();
    await field.blur();
    await field.fill('I sing. \u202eYes');
    await field.blur();
    await saved(page);
    // One for what it says now: none for the same once more.
    expect(sent).toEqual(['PUT']);
    await field.fill(tooLong);
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('alert').getByText('Use at most').waitFor();
    await expect.poll(async () => (await field.inputValue()).length).toBe(tooLong.length);
    await field.fill('I sing. Yes');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(path));
  }
  await page.goto(`${link}/check`);
  await expect.poll(() => page.getByText('I sing. Yes').count()).toBe(2);
  await context.close();
});

/** Somebody whose next page is the form. */
async function beforeForm(firstName: string): Promise<{ link: string; email: string }> {
  const email = `${firstName.toLowerCase()}.fills@example.com`;
  const candidate = { firstName, lastName: 'Hollis', email };
  const link = await beginApplicationByApi(baseUrl, job.hash, candidate);
  const path = `${link}/about-you`;
  await submitServerForm(baseUrl, { path, to: `${path}/skip`, fields: {} });
  return { link, email };
}

/** All that is required but for what depends on another answer. */
async function fillIn(page: Page, { number }: { number: string }): Promise<void> {
  await page.getByLabel('Which town do you live in?').fill('Brackwater');
  await page.getByLabel('How far would you travel?').fill(number);
  await page.getByLabel('When could you begin?').fill('2028-02-29');
  await page.getByLabel('From noon').check();
  for (const baked of ['red', 'blue']) await page.getByLabel(baked, { exact: true }).check();
  await page
    .getByRole('group', { name: 'Do you have a driving licence?' })
    .getByLabel('Yes')
    .check();
  await page.getByLabel('I can lift a sack of flour.').check();
}

async function takeTest(page: Page, look: (page: Page) => Promise<void> = async () => {}) {
  await page.getByRole('button', { name: 'Begin: 20 minutes from now' }).click();
  await page.getByText('20 minutes left').waitFor();
  await look(page);
  await page.getByRole('group', { name: /^1\./ }).getByLabel('24', { exact: true }).check();
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('heading', { name: '2 questions without an answer' }).waitFor();
  await look(page);
  await page.getByRole('button', { name: 'Hand in the test' }).click();
  await page.getByRole('heading', { name: 'Your test is handed in' }).waitFor();
  await look(page);
  await page.getByRole('link', { name: 'Go on with the application' }).click();
}

async function sendIn(page: Page, shown: string[]): Promise<void> {
  await page.getByRole('heading', { name: 'Check your answers' }).waitFor();
  for (const words of shown) await page.getByText(words).first().waitFor();
  await page.getByLabel('I confirm this.').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('heading', { name: 'We have your application' }).waitFor();
}

const saved = (page: Page) =>
  page.locator('[data-save-state]').getByText('Saved', { exact: true }).waitFor();

async function fits(page: Page): Promise<void> {
  expect(await findCutOffOrOverflowingText(page), page.url()).toEqual([]);
}
