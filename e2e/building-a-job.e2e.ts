import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  callApi,
  copySessionToBrowser,
  createPublishableJobByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { createDraftWithFullPlanByApi } from './create-draft-with-full-plan-by-api.ts';
import { openMenu } from './open-menu.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';

const { baseUrl, somebody } = setUpBrowser();

async function builderOf(email = 'admin@demo.test') {
  const session = await logInByApi(baseUrl, email);
  const user = await somebody();
  await copySessionToBrowser(user, session);
  return { session, page: user.page };
}

const isSaved = (page: Page) =>
  page
    .getByRole('status')
    .getByText(/^Saved \d/)
    .waitFor();

async function addStage(page: Page, kind: RegExp): Promise<void> {
  await choose(page.getByRole('button', { name: 'Add stage' }), kind);
}

async function choose(opener: Locator, kind: RegExp): Promise<void> {
  const item = opener.page().getByRole('menuitem', { name: kind });
  await (await openMenu(item, () => opener.click())).click();
}

/** Adds a question of the kind, which stands open then. */
async function ask(page: Page, stage: string, kind: RegExp, text: string): Promise<void> {
  await choose(page.getByRole('button', { name: `Add question to ${stage}`, exact: true }), kind);
  await page.getByLabel(/^(What will you ask\?|What do they confirm\?)$/).fill(text);
}

async function offer(page: Page, ...options: string[]): Promise<void> {
  for (const [i, words] of options.entries()) {
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByRole('textbox', { name: `Option ${i + 1}`, exact: true }).fill(words);
  }
}

test('a role with every kind of question is built, previewed and published, and changes then for a reason', async () => {
  const { session, page } = await builderOf();
  const { id } = await createPublishableJobByApi(session, {
    title: 'Lock Keeper on Call',
    reviewers: ['Wole Ashcombe'],
  });
  await page.goto(`/builder/${id}/criteria`);
  await page.getByLabel('Add a criterion').fill('Reading the river');
  await page.getByRole('button', { name: 'Add criterion' }).click();
  await page.getByRole('radio', { name: 'Desirable' }).last().check({ force: true });
  await page.getByText('Looked at nowhere').waitFor();

  await page.getByRole('link', { name: /^Continue to stages/ }).click();
  for (const kind of [/^Form/, /^Test/, /^Task/]) await addStage(page, kind);
  await page.getByText('Nothing is asked in it yet.').first().waitFor();

  await page.getByRole('link', { name: /^Continue to questions/ }).click();
  await ask(page, 'Form', /^Long text/, 'Which lock have you kept, and for how long?');
  await ask(page, 'Form', /^Short text/, 'Which town would you come from?');
  await ask(page, 'Form', /^Number/, 'How many nights a month could you stay?');
  await page.getByLabel('Unit (optional)').fill('nights');
  await page.getByRole('switch', { name: 'Must-have' }).click();
  await page.getByLabel('At least (optional)').fill('4');
  await ask(page, 'Form', /^Date/, 'From which day could you begin?');
  await ask(page, 'Form', /^One of several/, 'Which shift would suit you?');
  await offer(page, 'Early', 'Late');
  await ask(page, 'Form', /^Several of several/, 'Which boats have you steered?');
  await offer(page, 'Ferries', 'Tugs');
  await ask(page, 'Form', /^Yes or no/, 'Do you have a boat licence?');
  await page.getByRole('switch', { name: 'Must-have' }).click();
  await ask(page, 'Form', /^Statement/, 'The licence that I name is my own.');
  await page
    .getByLabel('Shown to')
    .selectOption({ label: 'Only whoever answered question 7: Do you have a boat licence?' });
  await ask(page, 'Test', /^One of several/, 'Which boat goes through first?');
  await offer(page, 'The one with passengers', 'The one that came last');
  await page.getByLabel('Points').first().fill('1');
  await page.getByRole('checkbox', { name: 'Reading the river' }).check({ force: true });
  await page.getByLabel('Weight in this stage').fill('2');
  await ask(page, 'Task', /^Long text/, 'Write the notice for a day on which the lock is shut.');
  await page.getByRole('checkbox', { name: 'Judgement' }).check({ force: true });
  await page.getByLabel(/Poor/).fill('Says that it is shut, and no more.');
  await page.getByLabel(/Acceptable/).fill('Says until when, and where else to pass.');
  await page.getByLabel(/Excellent/).fill('Says why, until when, and whom to ask.');
  await isSaved(page);

  await page.goto(`/builder/${id}/preview`);
  const pages = page.getByRole('navigation', { name: 'Pages of the preview' });
  await pages.getByRole('link', { name: 'Form' }).click();
  for (const text of [
    'Which lock',
    'Which town',
    'How many nights',
    'From which day',
    'Which shift',
    'Which boats',
  ])
    await page.getByText(text).first().waitFor();
  await pages.getByRole('link', { name: 'Test' }).click();
  await page.getByRole('link', { name: 'Begin the test' }).click();
  await page.getByRole('radio', { name: 'The one with passengers' }).waitFor();
  await pages.getByRole('link', { name: 'Question 1' }).click();
  await page.getByText('What do you do?').first().waitFor();

  await page.goto(`/builder/${id}/publish`);
  await page.getByText('Nothing is missing.').waitFor();
  await page.getByRole('button', { name: 'Publish role' }).click();
  await page.getByRole('heading', { name: 'Lock Keeper on Call is open' }).waitFor();

  await page.goto(`/builder/${id}/questions`);
  await page.getByRole('button', { name: /^Question 7 Do you have a boat licence/ }).click();
  await expect.poll(() => page.getByRole('switch', { name: 'Required' }).isDisabled()).toBe(true);
  await page.getByText('Candidates answer the questions as they are, so they stay.').waitFor();
  await page.getByLabel('What will you ask?').fill('Do you have a licence for this river?');
  await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  await page.getByRole('link', { name: 'Say why it changes' }).click();
  const reason = page.getByLabel('Candidates were told the plan as it is: why does it change?');
  await expect.poll(() => reason.evaluate((area) => area === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Save the change' }).click();
  await page.getByText('Say why it changes, then save.').waitFor();
  await reason.fill('We train whoever has none.');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await reason.waitFor({ state: 'detached' });
  // The next change has a reason of its own.
  await page.getByRole('switch', { name: 'Must-have' }).click();
  await expect.poll(() => reason.inputValue()).toBe('');
  await page.getByRole('button', { name: 'Keep it as it was' }).click();

  await page.goto(`/manage/${id}/plan`);
  const changes = page.getByRole('region', { name: 'What changed since it was published' });
  await changes.getByText('We train whoever has none.').waitFor();
  await changes.getByText(/Must-have of question 7/).waitFor();
});

test('of two who move stages at once both versions are shown, and the one that is kept is saved', async () => {
  const { session, page } = await builderOf();
  const { id } = await createDraftWithFullPlanByApi(session, 'Ferry Mate');
  const other = await builderOf();
  const names = async () => {
    const draft = await callApi<{ stages: { name: string }[] }>(
      session,
      'GET',
      `/api/builder/${id}`,
    );
    return draft.stages.map(({ name }) => name);
  };
  for (const one of [page, other.page]) {
    await one.goto(`/builder/${id}/stages`);
    await one.getByRole('group', { name: 'Stage 1 of 4: Form' }).waitFor();
  }
  await page.getByRole('button', { name: 'Move up: Reading charts' }).click();
  await isSaved(page);
  await other.page.getByRole('button', { name: 'Move down: About your work' }).click();
  const clash = other.page.getByRole('alert', { name: 'Two versions of the stages' });
  await clash
    .getByText(/1\. Written answers[^]*2\. About your work[^]*3\. Reading charts/)
    .waitFor();
  await clash
    .getByText(/1\. About your work[^]*2\. Reading charts[^]*3\. Written answers/)
    .waitFor();
  expect((await names()).slice(0, 2)).toEqual(['About your work', 'Reading charts']);
  await clash.getByRole('button', { name: 'Keep yours' }).click();
  await isSaved(other.page);
  const kept = ['Written answers', 'About your work', 'Reading charts', 'A day on the river'];
  await expect.poll(names).toEqual(kept);
});
