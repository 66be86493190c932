import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { requestSignUpTokenByApi } from './staff-and-candidate-actions-by-api.ts';
import { fillSignUpPersonStep, fillSignUpOrganisationStep } from './fill-sign-up-steps.ts';

const { baseUrl, somebody } = setUpBrowser();
const PASSWORD = 'seven green umbrellas';

test('an employer signs up from the welcome page, confirms their address and tries a blind review', async () => {
  const email = `ada.quill.${Date.now()}@example.com`;
  const { page, context } = await somebody();
  await page.goto('/welcome');
  await page.getByRole('heading', { name: 'Hire on what people can do' }).waitFor();
  expect(await page.title()).toMatch(/^Welcome/);
  await expect.poll(() => page.locator('footer, nav').count()).toBe(0);
  await page.getByRole('link', { name: 'Start a free trial' }).click();

  await page.getByRole('heading', { name: 'About you' }).waitFor();
  expect(await page.title()).toBe('Welcome: about you – Evenhand');
  await page.getByRole('button', { name: 'Continue' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('button', { name: 'Write your e-mail address.' }).click();
  expect(await page.getByLabel('Work e-mail').evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  await fillSignUpPersonStep(page, email);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillSignUpOrganisationStep(page, 'Quill and Daughters');
  await page.getByLabel(/^Why do you/).fill('We hire six people a year.');
  await page.goBack();
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Quill and Daughters');
  await page.goForward();
  await expect
    .poll(() => page.getByLabel(/^Why do you/).inputValue())
    .toBe('We hire six people a year.');
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  await page.getByText(email).waitFor();

  await page.goto(linkInEmail(await waitForEmailTo(baseUrl, email), '/org-signup-new/confirm'));
  await page.getByRole('heading', { name: 'Choose a password, Ada' }).waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByText('Quill and Daughters').first().waitFor();
  await page.getByRole('button', { name: 'Add the sample role' }).click();
  await page.getByRole('link', { name: /^Sample role/ }).waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Add the sample role' }).count())
    .toBe(0);
  const answers = await sampleAnswers(page);
  expect(answers).toBe(48);
  await context.close();
});

type Page = Awaited<ReturnType<typeof somebody>>['page'];

/** How many answers wait behind the link that the dashboard's checklist asks for. */
async function sampleAnswers(page: Page): Promise<number> {
  const { jobs } = (await (await page.request.get('/job/list-es')).json()) as {
    jobs: { id: number }[];
  };
  const at = `/freview/get-token/${jobs[0]?.id}`;
  await expect.poll(async () => (await page.request.get(at)).status()).toBe(200);
  const { token } = (await (await page.request.get(at)).json()) as { token: { hash: string } };
  const { questions } = (await (
    await page.request.get(`/freview/${token.hash}/reviews`)
  ).json()) as { questions: { Answers: object[] }[] };
  return questions.flatMap(({ Answers }) => Answers).length;
}

test('whoever signs up from a template reads which, and finds it as their first role, which is ticked', async () => {
  const email = `ada.quill.${Date.now()}@example.com`;
  const { page, context } = await somebody();
  await page.goto('/org-signup/view-template/data-analyst');
  await page.getByRole('link', { name: 'Start with this role' }).click();
  const chosen = page.getByText('You begin with the template Data Analyst.');
  await chosen.waitFor();
  await fillSignUpPersonStep(page, email);
  await chosen.waitFor();
  await fillSignUpOrganisationStep(page, 'Quill and Cousins');
  await page.getByLabel(/^Why do you/).fill('We hire six people a year.');
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await page.goto(linkInEmail(await waitForEmailTo(baseUrl, email), '/org-signup-new/confirm'));
  await page.getByText('Data Analyst waits there as your first role, a draft.').waitFor();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByRole('link', { name: 'Data Analyst', exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Start your first role (done)' }).waitFor();
  await context.close();
});

test('whoever opens a later step with nothing typed begins at the first, and a used link says so', async () => {
  const { page, context } = await somebody();
  await page.goto('/org-signup-new/3');
  await page.waitForURL('**/org-signup-new/1');
  const token = await requestSignUpTokenByApi(baseUrl, `late.${Date.now()}@example.com`);
  const link = `/org-signup-new/confirm#${token}`;
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await page.getByRole('link', { name: 'Log in' }).waitFor();
  await context.close();
});
