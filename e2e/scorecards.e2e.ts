import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plantInterviewToScoreNow } from './plant-interview-to-score-now.ts';
import {
  applyToJobByApi,
  callApi,
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { exampleWrittenAnswer } from './example-written-answer.ts';

const { baseUrl, somebody } = setUpBrowser();

type Interviews = { rounds: { id: number }[]; interviews: { id: number }[] };

async function panelInterview() {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const colleague = await logInByApi(baseUrl, 'hiring@demo.test');
  const job = await createPublishedJobByApi(admin, {
    title: 'Bell Founder',
    reviewers: ['Hana Petrova'],
  });
  await applyToJobByApi(
    baseUrl,
    job.hash,
    { firstName: 'Ingeborg', lastName: 'Castwell', email: 'ingeborg.castwell@example.com' },
    [exampleWrittenAnswer],
  );
  await plantInterviewToScoreNow({ jobId: job.id, panel: ['admin@demo.test', 'hiring@demo.test'] });
  const { interviews, rounds } = await callApi<Interviews>(
    admin,
    'GET',
    `/api/job/${job.id}/interviews`,
  );
  return { admin, colleague, job, id: interviews[0]?.id ?? 0, round: rounds[0]?.id ?? 0 };
}

async function openCard(session: StaffApiSession, id: number, more = {}) {
  const person = await somebody(more);
  await copySessionToBrowser(person, session);
  await person.page.goto(`/interviews/${id}`);
  await person.page.getByRole('list', { name: 'Questions' }).waitFor();
  return person;
}

const marking = (page: Page, place: number) =>
  page.getByRole('group', { name: `Your mark for question ${place}` });

test('a panel of two scores an interview, one by keys and one on a phone without net, reads each other once both are in, and agrees', async () => {
  const { admin, colleague, job, id, round } = await panelInterview();
  const first = await openCard(admin, id);
  expect(await first.page.title()).toMatch(
    /^Interview with [A-Z]{2}-\d{2} – Bell Founder – Evenhand$/,
  );
  await first.page.getByText('Notes are disclosable').waitFor();

  // By keys alone: a digit is a mark, and nought that it was not asked.
  await marking(first.page, 1).getByRole('radio', { name: '1 star' }).focus();
  await first.page.keyboard.press('5');
  await expect.poll(() => marking(first.page, 1).getByLabel('5 stars').isChecked()).toBe(true);
  await marking(first.page, 2).getByRole('checkbox').focus();
  await first.page.keyboard.press('4');
  await first.page.getByText('All 2 questions are marked').waitFor();
  await first.page.getByText('Everything is saved.').waitFor();
  await first.page.getByRole('button', { name: 'Hand in' }).press('Enter');
  const dialog = first.page.getByRole('dialog');
  await dialog.getByText('Nothing of it can be changed afterwards.').waitFor();
  await dialog.getByRole('button', { name: 'Hand in for good' }).press('Enter');
  await first.page.getByRole('heading', { name: 'Your card is in' }).waitFor();
  await first.page.getByText('Card missing').waitFor();

  const second = await openCard(colleague, id, { screen: phoneWindowSize });
  await second.page.getByRole('heading', { name: 'Panel' }).waitFor();
  await expect.poll(() => second.page.getByText('Card in').count()).toBe(0);
  await second.context.setOffline(true);
  await marking(second.page, 1).getByText('2', { exact: true }).click();
  await second.page.getByLabel('Note').first().fill('Waited for somebody else.');
  await second.page.getByText('Not everything is saved: no connection.').waitFor();
  await second.context.setOffline(false);
  await marking(second.page, 2).getByLabel('Not asked').check();
  await second.page.getByText('Everything is saved.').waitFor();
  // What was written without net is there for whoever comes back.
  await second.page.reload();
  await expect
    .poll(() => second.page.getByLabel('Note').first().inputValue())
    .toBe('Waited for somebody else.');
  await second.page.getByRole('button', { name: 'Hand in' }).click();
  await second.page.getByRole('button', { name: 'Hand in for good' }).click();
  await second.page.getByRole('heading', { name: 'What the panel found' }).waitFor();
  await second.page.getByText('Discuss', { exact: true }).waitFor();

  await second.page.getByRole('button', { name: 'Agree on a mark for question 1' }).click();
  const agreeing = second.page.getByRole('group', { name: 'Agreed mark for question 1' });
  await agreeing.getByText('4', { exact: true }).click();
  await second.page.getByLabel('What you agreed, and why').fill('We went through it again.');
  await second.page.getByRole('button', { name: 'Sign' }).click();
  await second.page.getByText('Agreed: 4 stars').waitFor();

  await first.page.goto(`/manage/${job.id}/rounds/${round}`);
  await first.page.getByRole('heading', { name: 'Talk with the panel, side by side' }).waitFor();
  await first.page
    .getByRole('row', { name: /^In all/ })
    .getByText('4.00')
    .waitFor();
  await expect
    .poll(() => first.page.getByRole('table').innerText())
    .not.toMatch(/Ingeborg|Castwell/);
  await first.context.close();
  await second.context.close();
});

test('of two tabs nothing that was written goes before what is saved can be read', async () => {
  const { admin, id } = await panelInterview();
  const { page, context } = await openCard(admin, id);
  const other = await context.newPage();
  await other.goto(`/interviews/${id}`);
  const noteOf = (tab: Page) => tab.getByLabel('Note').first();
  type Card = { items: { mark: { note: string } | null }[] };
  const isStored = (note: string) =>
    expect
      .poll(async () => {
        const stored = await callApi<Card>(admin, 'GET', `/api/interviews/${id}/scorecard`);
        return stored.items[0]?.mark?.note;
      })
      .toBe(note);
  // What one tab writes waits until the other has saved something newer.
  const marks = `**/api/interviews/${id}/**`;
  const holdSaves = (tab: Page) =>
    tab.route(marks, (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );

  await holdSaves(page);
  await noteOf(page).fill('Waited first.');
  await noteOf(other).fill('Asked first.');
  await isStored('Asked first.');
  await page.unroute(marks);
  await page.getByText('Another tab or device has saved something newer.').waitFor();

  const card = `**/api/interviews/${id}/scorecard`;
  await page.route(card, (route) =>
    route.fulfill({
      status: 500,
      json: {
        type: 'about:blank#broken',
        title: 'Broken',
        status: 500,
        code: 'broken',
        message: 'Something went wrong.',
        requestId: '1',
      },
    }),
  );
  for (const choice of ['Keep what I wrote', 'Show what is saved']) {
    await page.getByRole('button', { name: choice }).click();
    await page.getByText('Nothing was changed. Something went wrong.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => noteOf(page).inputValue()).toBe('Waited first.');
  }
  await page.unroute(card);
  await page.getByRole('button', { name: 'Show what is saved' }).click();
  await expect.poll(() => noteOf(page).inputValue()).toBe('Asked first.');

  await holdSaves(other);
  await noteOf(other).fill('Asked twice.');
  await noteOf(page).fill('Asked first, then acted.');
  await isStored('Asked first, then acted.');
  await other.unroute(marks);
  await other.getByRole('button', { name: 'Keep what I wrote' }).click();
  await isStored('Asked twice.');
  await page.reload();
  await expect.poll(() => noteOf(page).inputValue()).toBe('Asked twice.');
});
