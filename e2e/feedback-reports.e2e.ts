import { beforeAll, expect, test } from 'vitest';
import { linkInEmail, listEmailsTo } from './read-demo-outbox-emails.ts';
import { waitUntilValueIsFound } from './wait-until-value-is-found.ts';
import { waitForFeedbackReport } from './wait-for-feedback-report.ts';
import { createJobWithRejectedCandidatesByApi } from './create-job-with-rejected-candidates-by-api.ts';
import {
  copySessionToBrowser,
  logInByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

let link: string;
let held: string;
let job: PreparedJob;
let admin: StaffApiSession;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  const round = await createJobWithRejectedCandidatesByApi(
    baseUrl,
    admin,
    `Post Rider ${Date.now()}`,
  );
  [link = '', held = ''] = round.links;
  job = round.job;
  await waitForFeedbackReport(baseUrl, link);
}, 300_000);

test('whoever was not chosen reads their report from the e-mail, on a phone and without JavaScript, and what was done', async () => {
  const { page } = await somebody({ screen: phoneWindowSize, javaScript: false });
  // The demo's employer has words of its own for it.
  const email = await waitUntilValueIsFound('no rejection came', async () =>
    (await listEmailsTo(baseUrl, `leocadia.${job.id}@example.com`)).find(({ text }) =>
      text.includes('/feedback'),
    ),
  );
  await page.goto(linkInEmail(email, '/feedback'));
  await page.getByRole('heading', { name: 'Your feedback', level: 1 }).waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(3);
  // What the picture shows stands in a table for whoever does not see it.
  const table = page.getByRole('table').first();
  await expect
    .poll(() => table.getByRole('columnheader').allInnerTexts())
    .toEqual(['Skill', 'You', 'Average', 'Highest']);
  await expect
    .poll(() => table.getByRole('rowheader').allInnerTexts())
    .toEqual(['Judgement', 'Honesty', 'Keeping promises']);
  const tree = await page.getByRole('main').ariaSnapshot();
  expect(tree).toMatch(/heading "Your skills" \[level=2\]/);
  expect(tree).toMatch(/heading "1\. A delivery is 2 hours late[^"]*" \[level=3\]/);
  expect(tree).not.toMatch(/img|graphic/);
  await expect.poll(() => page.locator('script').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );

  await page.getByRole('link', { name: 'See what was done with your application' }).click();
  await page.getByRole('heading', { name: 'What was done with your application' }).waitFor();
  const words = await page.getByRole('main').innerText();
  expect(words).toMatch(/read by 2 people on \d+ \w+ \d{4}, none of whom saw your name/);
  expect(words).toContain('decided: rejected');
  expect(words).not.toMatch(/\d\d:\d\d|Petrova|Ashcombe/);
});

test('the report is dark where its reader’s computer is, and white on paper, without what cannot be pressed there', async () => {
  const { page } = await somebody({ dark: true });
  await page.goto(`${link}/feedback`);
  const colourOf = (name: 'background-color' | 'color') =>
    page.evaluate((of) => getComputedStyle(document.body).getPropertyValue(of), name);
  expect(await colourOf('background-color')).toBe('rgb(24, 35, 32)');
  await page.getByRole('heading', { name: 'What you can do' }).waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await colourOf('background-color')).toBe('rgb(255, 255, 255)');
  expect(await colourOf('color')).toBe('rgb(0, 0, 0)');
  await page.getByText('What you can do').waitFor({ state: 'hidden' });
});

test('whose feedback is held learns from which day on it is there', async () => {
  const { page } = await somebody();
  await page.goto(`${held}/status`);
  await page.getByRole('link', { name: 'Your feedback report' }).click();
  await page.getByText(/It will be on this page from \d+ \w+ \d{4} on\./).waitFor();
});

test('a comment that is half written is still there when its writer comes back from another candidate', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/manage/${job.id}/`);
  await page.locator('[data-candidate]').first().click();
  const drawer = page.getByRole('complementary');
  const openFeedback = () => drawer.getByRole('tab', { name: 'Feedback' }).click();
  await openFeedback();
  await drawer.getByLabel(/^A comment for/).fill('You kept calm.');
  await drawer.getByRole('button', { name: /^Next candidate/ }).click();
  await openFeedback();
  await expect.poll(() => drawer.getByLabel(/^A comment for/).inputValue()).toBe('');
  await drawer.getByRole('button', { name: /^Previous candidate/ }).click();
  await openFeedback();
  await expect.poll(() => drawer.getByLabel(/^A comment for/).inputValue()).toBe('You kept calm.');
  await drawer.getByRole('button', { name: 'Save comment' }).click();
  await page.getByText('Saved. Another admin of the role has to read it').waitFor();
});
