import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findJobByTitle, listMemberJobs } from './list-member-jobs-and-find-by-title.ts';
import { mockLeaderboardOfThreeStages } from './mock-leaderboard-of-three-stages.ts';
import { copySessionToBrowser, logInByApi } from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';

const { baseUrl, somebody } = setUpBrowser();

type Board = { page: number; pages: number; total: number; rows: { id: number; ref: string }[] };

/** The leaderboard of a role with 199 candidates, as its admin sees it. */
async function openLongBoard(search = '', prepare?: (page: Page) => Promise<unknown>) {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody();
  await copySessionToBrowser(person, admin);
  const { id } = findJobByTitle(await listMemberJobs(admin), 'Smart Meter Installer');
  const read = async (page: number) =>
    (await (await admin.api.get(`/api/manage/${id}/leaderboard?page=${page}`)).json()) as Board;
  await prepare?.(person.page);
  await person.page.goto(`/manage/${id}/leaderboard${search}`);
  await person.page.getByRole('table', { name: 'Leaderboard' }).waitFor();
  return { page: person.page, id, read };
}

const focusedCandidate = (page: Page) =>
  page.evaluate(() => Number(document.activeElement?.getAttribute('data-candidate')));

test('a reference leads to its page and line, in whatever case it is written, and one that nobody has is said', async () => {
  const { page, read } = await openLongBoard();
  await page.getByText('199 candidates', { exact: true }).waitFor();
  const { rows, pages } = await read(4);
  expect(pages).toBe(4);
  const wanted = rows[20];
  await page.keyboard.press('/');
  await page.keyboard.type(wanted?.ref.toLowerCase() ?? '');
  await page.keyboard.press('Enter');
  await page.getByText(`${wanted?.ref} is on page 4.`).waitFor();
  await expect.poll(() => focusedCandidate(page)).toBe(wanted?.id);
  await page.getByText('Page 4 of 4').waitFor();

  const field = page.getByRole('searchbox', { name: 'Find by reference' });
  await field.fill('QQ-0000');
  await field.press('Enter');
  await page.getByText('Nobody on this leaderboard has the reference QQ-0000.').waitFor();
});

test('the lines are walked through by keys alone, from the first of a page to the last', async () => {
  const { page, read } = await openLongBoard('?page=2');
  const ids = (await read(2)).rows.map(({ id }) => id);
  await page.keyboard.press('j');
  await expect.poll(() => focusedCandidate(page)).toBe(ids[0]);
  for (const [key, place] of [
    ['j', 1],
    ['ArrowDown', 2],
    ['k', 1],
    ['End', 49],
    ['ArrowDown', 49],
    ['ArrowUp', 48],
    ['Home', 0],
    ['k', 0],
  ] as const) {
    await page.keyboard.press(key);
    expect([key, await focusedCandidate(page)]).toEqual([key, ids[place]]);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(`**candidate=${ids[0]}`);
});

test('beside the order stands what decides it, and the order of earlier weights is a link away', async () => {
  const { page } = await openLongBoard('', mockLeaderboardOfThreeStages);
  const weights = page.getByRole('region', { name: 'What decides the order' });
  const line = (name: string) =>
    weights.getByRole('row', { name, exact: false }).getByRole('cell').allTextContents();
  await weights.getByText('Version 2').waitFor();
  expect(await line('Written answers')).toEqual(['1', '61 %']);
  expect(await line('Working safely with plans')).toEqual(['0.5', '39 %']);
  expect(await line('Interview')).toEqual(['2', '0 %']);
  await weights.getByText('“Interview” decides nothing so far').waitFor();
  await weights.getByText('The interview is the same for all.').waitFor();
  await weights.getByRole('link', { name: 'See the order of version 1' }).click();
  await page.waitForURL('**scoring=1');
  await page.getByText('This is the order by the weights of version 1.').waitFor();
  await page.getByRole('button', { name: 'Show the order that counts' }).click();
  await page.waitForURL((url) => !url.search.includes('scoring'));
  await weights.getByRole('link', { name: 'Change the weights' }).click();
  await page.waitForURL('**/builder/*/stages');
});

test('whoever chose people is led to where their places end, from any page', async () => {
  const { page } = await openLongBoard('', mockLeaderboardOfThreeStages);
  const jump = page.getByRole('button', { name: 'Jump to the line' });
  const boxes = page.getByRole('checkbox', { name: /^Choose (?!everybody)/ });
  await boxes.first().waitFor();
  await expect.poll(() => jump.count()).toBe(0);
  for (const n of [0, 1, 2, 3]) await boxes.nth(n).check();
  const [, , , fourth] = await page
    .locator('[data-candidate]')
    .evaluateAll((links) => links.map((link) => Number(link.getAttribute('data-candidate'))));
  await page.getByText('Invite line, 4 places').waitFor();
  await jump.click();
  await expect.poll(() => focusedCandidate(page)).toBe(fourth);
  const next = page.getByRole('button', { name: 'Next' });
  // While the second page is on its way, whose place the first holds.
  const asked = Promise.withResolvers<void>();
  await page.route(/leaderboard\?.*page=2/, async (route) => {
    await asked.promise;
    await route.fallback();
  });
  await next.click();
  await page.waitForURL('**page=2');
  await jump.click();
  asked.resolve();
  await page.waitForURL((url) => !url.search.includes('page=2'));
  await expect.poll(() => focusedCandidate(page)).toBe(fourth);
  // And when it is there.
  await next.click();
  await page.getByText('Page 2 of 4').waitFor();
  await jump.click();
  await page.getByText('Page 1 of 4').waitFor();
  await expect.poll(() => focusedCandidate(page)).toBe(fourth);
});

test('on a phone each stage and question stands under its line, with its name, when it is asked for', async () => {
  const { page } = await openLongBoard('', async (phone) => {
    await phone.setViewportSize(phoneWindowSize);
    await mockLeaderboardOfThreeStages(phone);
  });
  const first = page
    .getByRole('row')
    .filter({ has: page.locator('[data-candidate]') })
    .first();
  const interview = first.locator('[data-label="Interview"]');
  await expect.poll(() => interview.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Each question' }).click();
  await interview.waitFor();
  expect(await interview.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
    'Interview',
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});
