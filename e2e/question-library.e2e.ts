import { expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser.ts';
import { dialogOnPage, signUpEmployerByApi } from './sign-up-and-log-in.ts';
import { copySessionToBrowser, logInByApi, createPublishableJobByApi } from './prepare-by-api.ts';

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
  await dialogOnPage(page).getByLabel('Name').fill('Lock gates');
  await dialogOnPage(page).getByRole('button', { name: 'Make folder' }).click();
  await page.getByText('2 questions in “Lock gates” now.').waitFor();
  await places.getByRole('link', { name: /^Lock gates/ }).click();
  await page.getByRole('heading', { level: 2, name: 'Lock gates' }).waitFor();
  await page.getByRole('button', { name: question }).waitFor();

  // Into a role: copies, and no more than it has room for.
  await choices.first().check({ force: true });
  await page.getByRole('button', { name: 'Add to a role' }).click();
  await dialogOnPage(page)
    .getByText('Keeper of the lock gates (0 of 5)')
    .waitFor({ state: 'attached' });
  await dialogOnPage(page).getByRole('button', { name: 'Add 1 question' }).click();
  await page.getByText('1 question added to “Keeper of the lock gates”.').waitFor();

  // Deleting the folder asks nothing: it can be undone, and its questions stay.
  await page.getByRole('button', { name: 'Folder Lock gates: more' }).click();
  await page.getByRole('menuitem', { name: 'Delete, and keep its questions' }).click();
  await page.getByText(/Lock gates” deleted/).waitFor();
  await places.getByRole('link', { name: /^Lock gates/ }).waitFor({ state: 'detached' });
  await expect.poll(() => places.getByRole('link', { name: 'All questions 60' }).count()).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await places.getByRole('link', { name: 'Lock gates 2' }).waitFor();

  // In the builder: another from the drawer, and one of its own into the library.
  await page.goto(`/builder/${job.id}/questions`);
  await page.getByRole('button', { name: 'From the library to Written answers' }).click();
  await dialogOnPage(page).getByRole('searchbox').fill('notice water');
  await dialogOnPage(page).getByText('1 question', { exact: true }).waitFor();
  await dialogOnPage(page).getByRole('checkbox').press('Space');
  await dialogOnPage(page).getByRole('button', { name: 'Add 1 question' }).click();
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
  await dialogOnPage(page).getByRole('heading', { name: 'Where it is used' }).waitFor();
  await dialogOnPage(page).getByRole('button', { name: 'Archive' }).click();
  await page.getByText('Question archived. Roles that ask it keep it.').waitFor();
  await page.getByText('Questions your organisation writes will be here.').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByRole('button', { name: 'The gate is stuck' }).waitFor();
  await context.close();
});
