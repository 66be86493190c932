import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { linkInEmail, listEmailsTo, waitForEmailTo } from './read-demo-outbox-emails.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  callApi,
  beginApplicationByApi,
  type PreparedCandidate,
  finishApplicationByApi,
  copySessionToBrowser,
  logInByApi,
  createPublishedJobByApi,
  type PreparedJob,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { findCutOffOrOverflowingText, doubleTextSize } from './enlarge-text-and-find-cut-off.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
let job: PreparedJob;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  job = await createPublishedJobByApi(admin, {
    title: 'Parcel Sorter',
    questions: 3,
    reviewers: ['Wole Ashcombe'],
  });
});

test('an application begun on a phone goes on at a desk by the same link, with every word', async () => {
  const { link } = await begun(candidateNamed('Ilse', 'Marlowe'));
  const onPhone = await somebody({ screen: phoneWindowSize });
  await onPhone.page.goto(link);
  await onPhone.page.getByRole('button', { name: 'Skip all' }).click();
  await write(onPhone.page, 'First I would tell the customer what I know.');
  await onPhone.page.getByRole('button', { name: 'Save and continue' }).click();
  await onPhone.page.waitForURL('**/question/2');
  await write(onPhone.page, 'Half a thought, written on');
  await saved(onPhone.page);

  const atDesk = await somebody();
  await atDesk.page.goto(link);
  await atDesk.page.waitForURL('**/question/3');
  await atDesk.page.getByRole('link', { name: 'Back' }).click();
  expect(await text(atDesk.page)).toBe('Half a thought, written on');
  await write(atDesk.page, 'Half a thought, written on the train, finished here.');
  await saved(atDesk.page);
  await atDesk.page.getByRole('link', { name: 'Back' }).click();
  expect(await text(atDesk.page)).toBe('First I would tell the customer what I know.');

  // The phone still shows what it had: it is told, and nothing is overwritten.
  await write(onPhone.page, 'Written on the phone meanwhile.');
  await onPhone.page
    .getByRole('heading', { name: 'This answer was changed somewhere else' })
    .waitFor();
  await expect
    .poll(() => onPhone.page.locator('[data-newer]').innerText())
    .toContain('finished here');
  expect(await text(onPhone.page)).toBe('Written on the phone meanwhile.');
  await Promise.all([onPhone.context.close(), atDesk.context.close()]);
});

test('the same e-mail again sees the same screen and gets the link it has', async () => {
  const { page, context } = await somebody({ screen: phoneWindowSize });
  const screens: string[] = [];
  const { email } = candidateNamed('Tove', 'Ashdown');
  for (const firstName of ['Tove', 'Somebody else']) {
    await askForLink(page, { firstName, lastName: 'Ashdown', email });
    screens.push(`${new URL(page.url()).pathname} ${await page.locator('body').innerText()}`);
  }
  expect(screens[1]).toBe(screens[0]);
  await expect.poll(async () => (await listEmailsTo(baseUrl, email)).length).toBe(2);
  const links = (await listEmailsTo(baseUrl, email)).map((email) =>
    linkInEmail(email, '/application/'),
  );
  expect(new Set(links).size).toBe(1);
  await context.close();
});

test('two tabs that submit at once make one application, and both end at the status page', async () => {
  const { link, email } = await begun(candidateNamed('Jarek', 'Winterbourne'));
  const answers = ['One.', 'Two.', 'Three.'];
  await finishApplicationByApi(baseUrl, link, { answers, submits: false });
  const before = await submittedCount();
  const { page, context } = await somebody();
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${link}/check`);
    await tab.getByLabel('I confirm this.').check();
  }
  await Promise.all(
    tabs.map((tab) => tab.getByRole('button', { name: 'Submit application' }).click()),
  );
  for (const tab of tabs) {
    await tab.waitForURL('**/status');
    await tab.getByRole('heading', { name: 'We have your application' }).waitFor();
  }
  await waitForEmailTo(baseUrl, email, /^Thank you: your application/);
  expect(await submittedCount()).toBe(before + 1);
  expect(
    (await listEmailsTo(baseUrl, email)).filter(({ subject }) =>
      subject.startsWith('Thank you: your application'),
    ),
  ).toHaveLength(1);

  await page.goBack();
  await page.goto(`${link}/check`);
  expect(new URL(page.url()).pathname).toBe(`${link}/status`);
  await context.close();
});

test('without a network no text is lost, and nothing of a person lies readable on the device', async () => {
  const candidate = candidateNamed('Oluchi', 'Fairweather');
  const { link } = await begun(candidate);
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(link);
  await page.getByRole('button', { name: 'Skip all' }).click();
  await write(page, 'Saved while there was a network.');
  await saved(page);

  await context.setOffline(true);
  await write(page, 'Written by Oluchi Fairweather in a tunnel.');
  await page.getByText('Not saved yet. We will try again.').waitFor();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  expect(await text(page)).toBe('Written by Oluchi Fairweather in a tunnel.');
  await expect.poll(async () => (await storage(page)).length).toBe(1);
  const kept = await storage(page);
  expect(kept.join()).not.toMatch(/tunnel|Oluchi|Fairweather|example\.com/);
  expect(kept.join()).not.toContain(link.split('/').at(-1));
  await page.close();

  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`${link}/question/1`);
  await expect.poll(() => text(again)).toBe('Written by Oluchi Fairweather in a tunnel.');
  await saved(again);
  await context.setOffline(true);
  await write(again, 'And once more, without leaving the page.');
  await again.getByText('Not saved yet. We will try again.').waitFor();
  await context.setOffline(false);
  await saved(again);
  await again.reload();
  expect(await text(again)).toBe('And once more, without leaving the page.');

  for (const number of [2, 3]) {
    await again.getByRole('button', { name: 'Save and continue' }).click();
    await again.waitForURL(`**/question/${number}`);
    await write(again, `Answer ${number}.`);
  }
  await again.getByRole('button', { name: 'Save and continue' }).click();
  await again.getByLabel('I confirm this.').check();
  await again.getByRole('button', { name: 'Submit application' }).click();
  await again.waitForURL('**/status');
  await expect.poll(() => storage(again)).toEqual([]);
  await context.close();
});

test('a role that is archived while somebody writes says so, and their text stays readable', async () => {
  const ferry = { title: 'Ferry Steward', reviewers: ['Wole Ashcombe'] };
  const closing = await createPublishedJobByApi(admin, ferry);
  const nia = candidateNamed('Nia', 'Corrigan');
  const link = await beginApplicationByApi(baseUrl, closing.hash, nia);
  const { page, context } = await somebody({ screen: phoneWindowSize });
  await page.goto(link);
  await page.getByRole('button', { name: 'Skip all' }).click();
  await write(page, 'I would keep the passengers informed.');
  await saved(page);

  const office = await somebody();
  await copySessionToBrowser(office, admin);
  await office.page.goto('/dashboard?search=ferry');
  await office.page.getByRole('button', { name: 'More for Ferry Steward' }).click();
  await office.page.getByRole('menuitem', { name: 'Archive' }).click();
  await office.page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  // The card leaves before the server has answered; the word of confirmation comes after it.
  await office.page.getByText(/Ferry Steward.* closed and archived\./).waitFor();
  await office.context.close();

  await page.getByRole('textbox').press('End');
  await page.keyboard.type(' And calm.');
  await page.getByText('This role has closed. Nothing can be submitted any more.').waitFor();
  await page.keyboard.type(' Always.');
  await page.getByText('This role has closed. Nothing can be submitted any more.').waitFor();
  expect(await text(page)).toBe('I would keep the passengers informed. And calm. Always.');
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('button', { name: 'Save and continue' }).click(),
  ]);
  expect(reply.status()).toBe(410);
  await page.getByRole('heading', { name: 'This application cannot be changed' }).waitFor();
  await page.getByText('I would keep the passengers informed. And calm. Always.').waitFor();
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await page.getByRole('heading', { name: 'This role closed before you submitted' }).waitFor();
  await page.goto(link);
  await page.getByText('I would keep the passengers informed.').waitFor();
  await context.close();
});

test('the whole way works on a phone, without JavaScript and with text twice as large', async () => {
  const candidate = candidateNamed('Rune', 'Ellingham');
  const { page, context } = await somebody({ screen: phoneWindowSize, javaScript: false });
  await doubleTextSize(page);
  await page.goto(`/apply/${job.hash}`);
  await fits(page);
  await page.getByRole('button', { name: 'Send me my link' }).click();
  await page.getByText('Fill in your first name.').first().waitFor();
  await fits(page);
  await askForLink(page, candidate);
  await fits(page);

  await page.goto(linkInEmail(await waitForEmailTo(baseUrl, candidate.email), '/application/'));
  await fits(page);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Save and continue' }).click();
  for (const number of [1, 2, 3]) {
    await page.waitForURL(`**/question/${number}`);
    await fits(page);
    await write(page, `Without a script, answer ${number}.\n\nIn two paragraphs.`);
    await page.getByRole('button', { name: 'Save and continue' }).click();
  }
  await page.waitForURL('**/check');
  await fits(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await fits(page);
  expect(new URL(page.url()).pathname).toMatch(/\/check$/);
  await page.getByLabel('I confirm this.').check();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('heading', { name: 'We have your application' }).waitFor();
  await fits(page);
  await page.getByText('Your answers', { exact: true }).click();
  await expect.poll(() => page.getByText('Without a script, answer 3.').isVisible()).toBe(true);
  await page.getByRole('link', { name: /equal-opportunities/ }).click();
  await expect.poll(() => page.getByRole('radio').first().isChecked()).toBe(true);
  await context.close();
});

let people = 0;
/** Another address at each try: a test that is run again must not find what its first run left. */
function candidateNamed(firstName: string, lastName: string): PreparedCandidate {
  people += 1;
  const email = `${firstName}.${lastName}.${people}@example.com`.toLowerCase();
  return { firstName, lastName, email };
}

async function begun(candidate: PreparedCandidate): Promise<{ link: string; email: string }> {
  const link = await beginApplicationByApi(baseUrl, job.hash, candidate);
  return { link, email: candidate.email };
}

async function askForLink(
  page: Page,
  { firstName, lastName, email }: PreparedCandidate,
): Promise<void> {
  await page.goto(`/apply/${job.hash}`);
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send me my link' }).click();
  await page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
}

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox').fill(words);
  // Leaving the field saves at once; the two seconds of writing need not be sat through.
  await page.getByRole('textbox').blur();
}

function text(page: Page): Promise<string> {
  return page.getByRole('textbox').inputValue();
}

async function saved(page: Page): Promise<void> {
  await page.locator('[data-save-state]').getByText('Saved', { exact: true }).waitFor();
}

function storage(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((store) =>
      Object.entries(store).map((entry) => entry.join(' ')),
    ),
  );
}

/** Measured from outside: without scripts nothing can be asked within the page. */
async function fits(page: Page): Promise<void> {
  expect(await findCutOffOrOverflowingText(page), page.url()).toEqual([]);
}

async function submittedCount(): Promise<number> {
  const { groups } = await callApi<{ groups: { key: string; count: number }[] }>(
    admin,
    'GET',
    `/api/manage/${job.id}`,
  );
  return groups.find(({ key }) => key === 'submitted')?.count ?? 0;
}
