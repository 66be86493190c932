import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { expect, test } from 'vitest';
import { holdBackRequests } from './hold-back-requests.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import { waitUntilPageIsDrawn } from './wait-until-page-is-drawn.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  createPublishableJobByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

test('a question is put into a folder and a role, one is saved from a role, archived and brought back, and a deleted folder keeps its questions', async () => {
  const { page, context } = await somebody();
  const { email, password } = await signUpEmployerByApi(baseUrl);
  const employer = await logInByApi(baseUrl, email, password);
  const job = await createPublishableJobByApi(employer, {
    title: 'Keeper of the lock gates',
    questions: 0,
  });
  await copySessionToBrowser({ context }, employer);

  // A screen of its own, with its own way back.
  await page.goto('/question-library');
  await page.getByRole('heading', { level: 1, name: 'Question library' }).waitFor();
  await expect
    .poll(() => page.getByRole('banner').or(page.getByRole('contentinfo')).count())
    .toBe(0);
  const places = page.getByRole('navigation', { name: 'Places in the library' });
  await places.getByRole('link', { name: /^Evenhand library/ }).click();
  await page.getByRole('button', { name: /^Written/ }).click();
  await page.waitForURL(/type=sift/);
  const choices = page.getByRole('checkbox', { name: /^Choose/ });
  const question = await page
    .getByRole('listitem')
    .getByRole('heading', { level: 3 })
    .first()
    .innerText();
  await choices.nth(0).check({ force: true });
  await choices.nth(1).check({ force: true });
  await page.getByRole('button', { name: 'Add to folder' }).click();
  await page.getByRole('menuitem', { name: 'New folder' }).press('Enter');
  await locateDialogOnPage(page).getByLabel('Name').fill('Lock gates');
  await locateDialogOnPage(page).getByRole('button', { name: 'Make folder' }).click();
  await page.getByText('2 questions in “Lock gates” now.').waitFor();
  await places.getByRole('link', { name: /^Lock gates/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Lock gates' }).waitFor();
  await page.getByRole('button', { name: question }).waitFor();

  // Into a role: copies, and no more than it has room for.
  await choices.first().check({ force: true });
  await page.getByRole('button', { name: 'Add to a role' }).click();
  await locateDialogOnPage(page)
    .getByText('Keeper of the lock gates')
    .waitFor({ state: 'attached' });
  await locateDialogOnPage(page)
    .getByText('Written answers (0 of 5)')
    .waitFor({ state: 'attached' });
  await locateDialogOnPage(page).getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByText('1 question added to “Keeper of the lock gates”.').waitFor();

  // Deleting the folder asks nothing: it can be undone, and its questions stay.
  await page.getByRole('button', { name: 'Folder Lock gates: more' }).click();
  const letThrough = await holdBackRequests(page, /\/api\/question-library\/list/);
  await page.getByRole('menuitem', { name: 'Delete, and keep its questions' }).click();
  await page.getByRole('heading', { name: 'All questions' }).waitFor();
  await expect.poll(() => page.getByText('This folder is gone').count()).toBe(0);
  letThrough();
  await page.getByText(/Lock gates” deleted/).waitFor();
  await places.getByRole('link', { name: /^Lock gates/ }).waitFor({ state: 'detached' });
  await expect.poll(() => places.getByRole('link', { name: 'All questions 60' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await places.getByRole('link', { name: 'Lock gates 2' }).waitFor();

  // In the builder: another from the drawer, and one of its own into the library.
  await page.goto(`/builder/${job.id}/questions`);
  await page.getByRole('button', { name: 'From the library to Written answers' }).click();
  await locateDialogOnPage(page).getByRole('searchbox').fill('notice water');
  await locateDialogOnPage(page).getByText('1 question', { exact: true }).waitFor();
  await locateDialogOnPage(page).getByRole('checkbox').press('Space');
  await locateDialogOnPage(page).getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByText('2 of 2 ready').waitFor();
  await page.getByRole('button', { name: 'Add question to Written answers' }).click();
  await page.getByRole('menuitem', { name: /^Long text/ }).click();
  await page
    .getByLabel('What will you ask?')
    .fill('The gate is stuck and a barge waits. What now?');
  for (const guide of [/Poor$/, /Acceptable$/, /Excellent$/])
    await page.getByLabel(guide).fill('What somebody does who would earn this many stars.');
  await page.getByRole('button', { name: 'Save to library' }).click();
  await page.getByText('Saved to the question library.').waitFor();
  await page.getByRole('button', { name: 'Save as another' }).waitFor();
  await page.getByText(/^Saved \d/).waitFor();

  // Archived it is hidden, until it is brought back.
  await page.goto('/question-library?library=own');
  await page.getByRole('button', { name: 'The gate is stuck' }).press('Enter');
  await locateDialogOnPage(page).getByRole('heading', { name: 'Where it is used' }).waitFor();
  await locateDialogOnPage(page).getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Question archived. Roles that ask it keep it.').waitFor();
  await page.getByText('Questions your organisation writes will be here.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'The gate is stuck' }).waitFor();
  await context.close();
});

test('a test question goes into the library and comes back into another role with its key', async () => {
  const { page, context } = await somebody();
  const { email, password } = await signUpEmployerByApi(baseUrl);
  const employer = await logInByApi(baseUrl, email, password);
  const first = await createPublishableJobByApi(employer, { title: 'Lock keeper', questions: 0 });
  const second = await createPublishableJobByApi(employer, { title: 'Lighterman', questions: 0 });
  for (const { id } of [first, second]) await addStages(employer, id);
  await copySessionToBrowser({ context }, employer);

  // Written in one role.
  await page.goto(`/builder/${first.id}/questions`);
  await page.getByRole('button', { name: 'Add question to Test' }).click();
  await page.getByRole('menuitem', { name: /^One of several/ }).click();
  await page.getByLabel('What will you ask?').fill('Which side has the right of way?');
  for (const [i, words] of ['Port', 'Starboard'].entries()) {
    await page.getByRole('button', { name: 'Add option' }).click();
    await page.getByRole('textbox', { name: `Option ${i + 1}` }).fill(words);
  }
  await page.getByRole('spinbutton', { name: 'Points' }).nth(1).fill('2');
  await page.getByRole('button', { name: 'Save to library' }).click();
  await page.getByText('Saved to the question library, with its key.').waitFor();

  // Found by its kind, read with its key, and edited by the same editor with its preview.
  await page.goto('/question-library?library=own');
  await page.getByLabel('Other kinds of questions').selectOption('one-of');
  await page.waitForURL(/type=one-of/);
  await page.getByRole('button', { name: 'Which side has the right of way?' }).press('Enter');
  await locateDialogOnPage(page).getByText('2 points').waitFor();
  await locateDialogOnPage(page).getByRole('radio', { name: 'Starboard' }).waitFor();
  await locateDialogOnPage(page).getByRole('button', { name: 'Edit' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit the question' });
  await editor.getByRole('textbox', { name: 'Option 2' }).fill('Starboard, which is the right');
  await editor.getByRole('spinbutton', { name: 'Points' }).nth(1).fill('3');
  await editor.getByRole('button', { name: 'Preview' }).click();
  await editor.getByRole('radio', { name: 'Starboard, which is the right' }).waitFor();
  await editor.getByRole('button', { name: 'Save new version' }).click();
  await locateDialogOnPage(page).getByText('3 points').waitFor();

  // From the library's page into a form, which asks it and scores nothing.
  await locateDialogOnPage(page).getByRole('button', { name: 'Add to a role' }).click();
  const adding = page.getByRole('dialog', { name: 'Add 1 question to which role?' });
  await adding.getByLabel('Draft').selectOption('Lighterman');
  await adding.getByLabel('Stage').selectOption('Form (0 of 20)');
  await adding.getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByText('1 question added to “Lighterman”.').waitFor();

  // And by the builder's drawer into the test of another role, with its key.
  await page.goto(`/builder/${second.id}/questions`);
  await waitUntilPageIsDrawn(page);
  await page.getByRole('button', { name: 'From the library to Test' }).click();
  await locateDialogOnPage(page).getByText('1 question', { exact: true }).waitFor();
  await locateDialogOnPage(page)
    .getByRole('button', { name: /^Preview/ })
    .click();
  await locateDialogOnPage(page).getByRole('radio', { name: 'Port' }).waitFor();
  await locateDialogOnPage(page).getByRole('checkbox').press('Space');
  await locateDialogOnPage(page).getByRole('button', { name: 'Add 1 question' }).click();
  const test = page.getByRole('region', { name: 'Test' });
  await test.getByRole('button', { name: /Which side has the right of way/ }).click();
  await expect
    .poll(() => test.getByRole('spinbutton', { name: 'Points' }).nth(1).inputValue())
    .toBe('3');
  await page.getByText(/^Saved \d/).waitFor();
  const { stages } = await draftOf(employer, second.id);
  const points = (kind: string) =>
    stages.find((stage) => stage.kind === kind)?.answerKeys.map((key) => Object.values(key.points));
  expect([points('test'), points('form')]).toEqual([[[3]], []]);
  await context.close();
});

async function draftOf(staff: StaffApiSession, id: number): Promise<JobDraft> {
  return callApi<JobDraft>(staff, 'GET', `/api/builder/${id}`);
}

/** A form and a test behind what a role has. */
async function addStages(staff: StaffApiSession, id: number): Promise<void> {
  const { version, stages } = await draftOf(staff, id);
  const plain = { weight: 1, minutes: null, switchedOff: false };
  await callApi(staff, 'PUT', `/api/builder/${id}/stages`, {
    version,
    stages: [
      ...stages.map((stage) => {
        const { items: _, answerKeys: __, libraryIds: ___, ...sent } = stage;
        return sent;
      }),
      { ...plain, kind: 'form', name: 'Form' },
      { ...plain, kind: 'test', name: 'Test' },
    ],
  });
}
