import { expect, test } from 'vitest';
import { holdBackRequests } from './hold-back-requests.ts';
import { locateDialogOnPage } from './locate-dialog-on-page.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { signUpEmployerByApi } from './sign-up-and-log-in.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();
const PAGE_SIZE = 20;

async function openAsEmployer() {
  const { page, context } = await somebody();
  const { email, password } = await signUpEmployerByApi(baseUrl);
  const employer = await logInByApi(baseUrl, email, password);
  await copySessionToBrowser({ context }, employer);
  return { page, context, employer };
}

function writeLibraryQuestion(employer: StaffApiSession, text: string) {
  return callApi(employer, 'POST', '/api/library-questions', {
    type: 'sift',
    text,
    guideOne: 'Waits.',
    guideThree: 'Looks for the reason.',
    guideFive: 'Looks for the reason, and says how long it takes.',
    skills: ['Judgement'],
    functions: [],
    seniority: 'any',
  });
}

test('archiving the only question of a page leads to the page before it', async () => {
  const { page, context, employer } = await openAsEmployer();
  for (let n = 1; n <= PAGE_SIZE + 1; n++)
    await writeLibraryQuestion(employer, `Lock ${n} does not open. What do you do?`);
  await page.goto('/question-library?library=own&page=2');
  await page.getByRole('button', { name: 'Lock 1 does not open.' }).press('Enter');
  await locateDialogOnPage(page).getByRole('button', { name: 'Archive' }).click();
  await page.waitForURL((url) => !url.search.includes('page=2'));
  await page.getByRole('button', { name: 'Lock 21 does not open.' }).waitFor();
  await expect
    .poll(() => page.getByText('Questions your organisation writes will be here.').count())
    .toBe(0);
  await context.close();
});

test('an address with a page that a list does not have leads to its last', async () => {
  const { page, context } = await openAsEmployer();
  for (const [path, shown] of [
    ['/settings/users-and-permissions', 'Ines Varga'],
    ['/settings/audit', 'Ines Varga'],
  ] as const) {
    await page.goto(`${path}?page=99`);
    await page.waitForURL((url) => url.pathname === path && url.search === '');
    await page.getByRole('table').getByText(shown).first().waitFor();
  }
  await context.close();
});

test('while a list loads again, nothing is said of it that was true of the filter before', async () => {
  const { page, context } = await openAsEmployer();
  for (const { path, empty, clear, asked, unsaid, shown } of [
    {
      path: '/settings/users-and-permissions?filter=deactivated',
      empty: 'Nobody was deactivated.',
      clear: 'Show everybody',
      asked: /\/api\/org\/\d+\/users/,
      unsaid: 'Nobody is here yet.',
      shown: 'Ines Varga',
    },
    {
      path: '/settings/audit?by=support',
      empty: 'No entries match.',
      clear: 'Clear filters',
      asked: /\/api\/audit/,
      unsaid: 'Nothing has happened here yet.',
      shown: 'Ines Varga',
    },
  ]) {
    await page.goto(path);
    await page.getByText(empty).waitFor();
    const letThrough = await holdBackRequests(page, asked);
    await page.getByRole('main').getByRole('button', { name: clear }).last().click();
    await page.waitForURL((url) => url.search === '');
    await expect.poll(() => page.getByText(empty).count()).toBe(0);
    await expect.poll(() => page.getByText(unsaid).count()).toBe(0);
    letThrough();
    await page.getByRole('table').getByText(shown).first().waitFor();
  }
  await context.close();
});

test('while a place of the question library loads, no question of the place before stands there', async () => {
  const { page, context, employer } = await openAsEmployer();
  await writeLibraryQuestion(employer, 'A lock does not open. What do you do?');
  await page.goto('/question-library?library=own');
  const own = page.getByRole('button', { name: 'A lock does not open.' });
  await own.waitFor();
  const letThrough = await holdBackRequests(page, /\/api\/library-questions/);
  await page.getByRole('link', { name: 'Evenhand library' }).click();
  await page.getByRole('heading', { name: 'Evenhand library' }).waitFor();
  await expect.poll(() => own.count()).toBe(0);
  letThrough();
  await page.getByRole('region', { name: 'Questions' }).getByRole('listitem').first().waitFor();
  await context.close();
});
