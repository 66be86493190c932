import { expect, test } from 'vitest';
import { questionTypeKeys } from '../../contract/question-library/question-types-and-seniorities.ts';
import {
  problemDetailsReply,
  setUpComponentPage,
} from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

const question = (id: number, text: string) => ({
  id,
  isOwn: true,
  type: 'sift',
  text,
  guideOne: 'Leaves it.',
  guideThree: 'Asks somebody.',
  guideFive: 'Asks, and tells why.',
  skills: [],
  functions: [],
  seniority: 'any',
  version: 1,
  changedAt: null,
  archivedAt: null,
  folderIds: [],
  asked: { roles: 0, isAskedNow: false, lastAskedAt: null },
});
const questions = Array.from({ length: 6 }, (_, n) =>
  question(n + 1, `A boat is late, case ${n + 1}.`),
);
const list = {
  questions,
  total: questions.length,
  pages: 1,
  types: Object.fromEntries(questionTypeKeys.map((type) => [type, type === 'sift' ? 6 : 0])),
  counts: { own: 6, shipped: 0, archived: 0 },
  may: { edit: true },
};
const answers = {
  'GET /api/question-library/list': () => [],
  'GET /api/questions/library-question-skills': () => ({ skills: [] }),
  'GET /api/library-questions': (): object => list,
};

test('what the drawer could not load is said, and is there once it was tried again', async () => {
  let isBroken = true;
  const page = await show('drawer', {
    ...answers,
    'GET /api/library-questions': () => (isBroken ? problemDetailsReply(404, 'not-found') : list),
  });
  await page.getByRole('button', { name: 'Open' }).click();
  const drawer = page.getByRole('dialog', { name: 'From the library' });
  await drawer
    .getByRole('alert')
    .getByText('We could not load the library. Nothing was changed.')
    .waitFor();
  await expect.poll(() => drawer.getByRole('checkbox').count()).toBe(0);
  isBroken = false;
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await drawer.getByRole('checkbox').first().waitFor();
  await expect.poll(() => drawer.getByRole('alert').count()).toBe(0);
});

test('as many questions are added as there is room for, and the drawer says when there is none', async () => {
  const page = await show('drawer', answers);
  await page.getByRole('button', { name: 'Open' }).click();
  const drawer = page.getByRole('dialog', { name: 'From the library' });
  const add = drawer.getByRole('button', { name: /^Add/ });
  await drawer.getByRole('checkbox').first().waitFor();
  await expect.poll(() => add.isDisabled()).toBe(true);
  for (const n of [1, 2, 3, 4, 5, 6])
    await drawer.getByRole('checkbox', { name: `case ${n}.` }).click();
  await drawer.getByRole('alert').getByText('Take one out first.').waitFor();
  await drawer.getByRole('checkbox', { name: 'case 2.' }).click();
  await drawer.getByRole('button', { name: 'Add 4 questions' }).click();
  await drawer.waitFor({ state: 'detached' });
  const added = [1, 3, 4, 5].map((n) => `A boat is late, case ${n}.`).join(', ');
  await page.getByRole('status').getByText(added).waitFor();
});

test('the drawer begins in its search, closes by Escape, and adds nothing then', async () => {
  const page = await show('drawer', answers);
  await page.getByRole('button', { name: 'Open' }).click();
  const drawer = page.getByRole('dialog', { name: 'From the library' });
  const search = drawer.getByRole('searchbox').or(drawer.getByRole('textbox')).first();
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
  await drawer.getByRole('checkbox').first().click();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('status').first().textContent()).toBe('');
});
