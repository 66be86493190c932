import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInEmail, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  finishReviewsByApi,
  scoreUnscoredAnswersByApi,
  tokenInReviewLink,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();
const demoJob = /Field Engineer, North/;

test('stars go by mouse and by keys, one goes on where one left, and finishing locks them for good', async () => {
  const link = linkInEmail(
    await waitForEmailTo(baseUrl, 'wole@demo.test', demoJob),
    '/review-app/',
  );
  const token = tokenInReviewLink(link);
  const first = await somebody();
  await first.page.goto(link);
  const left = await scored(first.page);
  await first.page.getByRole('button', { name: 'Continue reviewing' }).click();
  await enterAnswer(first.page);
  const place = new URL(first.page.url()).hash;
  expect(await chosenStars(first.page)).toBe(0);
  await first.page
    .locator('label', { has: first.page.getByRole('radio', { name: '4 stars' }) })
    .click();
  await first.page.getByText(/Saved\./).waitFor();
  await first.page.close();

  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(`${baseUrl}/review-app/${place}`);
  await page.getByText('4 stars.').waitFor();
  expect(await chosenStars(page)).toBe(4);
  await page.keyboard.press('2');
  await page.getByText(/2 stars.*Saved\./).waitFor();
  await page.goto(link);
  expect(await scored(page)).toEqual({ done: left.done + 1, of: left.of });

  await page.getByRole('button', { name: 'Continue reviewing' }).click();
  await enterAnswer(page);
  expect(new URL(page.url()).hash).not.toBe(place);
  await page.keyboard.press('3');
  await page.getByText(/3 stars.*Saved\./).waitFor();
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/4 stars.*Saved\./).waitFor();
  // How many the demo leaves to score differs from one start to the next.
  await scoreUnscoredAnswersByApi(baseUrl, token, () => 4);
  await page.goto('about:blank');
  await page.goto(`${baseUrl}/review-app/#/${token}/finish`);
  await page.getByRole('button', { name: 'Finish and lock' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Finish and lock' }).click();
  await page.getByRole('heading', { name: 'Thank you, Wole' }).waitFor();

  for (const address of [link, `${baseUrl}/review-app/${place}`]) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByText('Your scores are locked.').waitFor();
    await expect.poll(() => page.getByRole('radio', { name: /star/ }).count()).toBe(0);
  }
  const reviews = (await (await fetch(`${baseUrl}/freview/${token}/reviews`)).json()) as {
    questions: { Answers: { id: string }[] }[];
  };
  const review = reviews.questions[0]?.Answers[0]?.id ?? 'none-left';
  const reply = await fetch(`${baseUrl}/freview/${token}/reviews/${review}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ score: 1 }),
  });
  expect([reply.status, (await reply.json()).code]).toEqual([423, 'locked']);
  await context.close();
});

test('a list in the description of a role is a list for reviewers too', async () => {
  const link = linkInEmail(
    await waitForEmailTo(baseUrl, 'hana@demo.test', demoJob),
    '/review-app/',
  );
  const { page, context } = await somebody();
  await page.route('**/token-details', async (route) => {
    const reply = await route.fetch();
    const details = await reply.json();
    details.tokenDetails.job.description = 'You will:\n\n- climb\n- repair\n\nAnd rest.';
    await route.fulfill({ response: reply, json: details });
  });
  await page.goto(link);
  await page.getByRole('listitem').getByText('repair', { exact: true }).waitFor();
  const items = page.getByRole('listitem');
  await expect.poll(() => items.getByText(/^(climb|repair)$/).count()).toBe(2);
  await expect.poll(() => page.getByText('- climb').count()).toBe(0);
  await context.close();
});

test('a page left open while another finishes says that its score was not kept', async () => {
  const link = linkInEmail(
    await waitForEmailTo(baseUrl, 'sufiya@demo.test', demoJob),
    '/review-app/',
  );
  const token = tokenInReviewLink(link);
  const { page, context } = await somebody();
  await page.goto(`${baseUrl}/review-app/#/${token}/question/1/answer/1`);
  await page.getByText(/Answer 1 of/).waitFor();
  const before = await chosenStars(page);
  await scoreUnscoredAnswersByApi(baseUrl, token, () => 3);
  await finishReviewsByApi(baseUrl, token);
  await page.keyboard.press(before === 1 ? '2' : '1');
  await page.getByText('This score was not kept: these reviews can no longer change.').waitFor();
  if (before > 0) expect(await chosenStars(page)).toBe(before);
  await context.close();
});

test('a link that nobody has, and one that was taken back, say what to do', async () => {
  const { page, context } = await somebody({ screen: phoneWindowSize });
  for (const address of [
    '#/',
    `#/${'A'.repeat(43)}/overview`,
    `#/${'A'.repeat(43)}/question/1/answer/2`,
  ]) {
    await page.goto('about:blank');
    await page.goto(`/review-app/${address}`);
    await page.getByRole('heading', { name: 'We do not know this link' }).waitFor();
    await expect.poll(() => page.getByRole('link').count()).toBe(0);
  }
  // No screen takes a review link back yet: the server's answer stands in for it.
  const gone = { status: 410, code: 'link-expired', message: 'This link does not work any more.' };
  await page.route('**/freview/**', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: gone.message,
        requestId: 'none',
        ...gone,
      }),
    }),
  );
  await page.goto('about:blank');
  await page.goto(`/review-app/#/${'B'.repeat(43)}/overview`);
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  await context.close();
});

/** From the start button past the question's own page, if that comes first. */
async function enterAnswer(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: /Read the first answer|Go on with answer/ });
  await page.getByText(/Question \d+ of/).waitFor();
  if (await start.isVisible()) await start.click();
  await page.getByText(/Answer \d+ of/).waitFor();
}

async function scored(page: Page): Promise<{ done: number; of: number }> {
  const words = await page.getByText(/^\d+ of \d+ scored$/).innerText();
  const [done = 0, of = 0] = (words.match(/\d+/g) ?? []).map(Number);
  return { done, of };
}

/** How many stars are chosen; none is 0. */
async function chosenStars(page: Page): Promise<number> {
  const chosen = page.getByRole('radio', { checked: true });
  return (await chosen.count()) === 0 ? 0 : Number(await chosen.inputValue());
}
