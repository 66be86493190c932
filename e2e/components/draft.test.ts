import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type { PublishedPlanEditRights } from '@evenhand/contract/builder/published-plan-edit-rights-schema.ts';
import { defaultAdvertDetails } from '@evenhand/contract/jobs/advert-details.ts';
import {
  problemDetailsReply,
  setUpComponentPage,
} from './set-up-component-page-with-mocked-server.ts';

const show = setUpComponentPage();

const freely: PublishedPlanEditRights['criteria'] = { may: 'freely', why: null };
const planRights: PublishedPlanEditRights = {
  criteria: freely,
  criterionRemoval: freely,
  stages: freely,
  newSpokenStages: freely,
  newWrittenStages: freely,
  stageRemoval: freely,
  testMinutes: freely,
  spokenItems: freely,
  itemMeaning: freely,
  formWording: freely,
  writtenItems: freely,
  itemRemoval: freely,
  answerKeys: freely,
};

const draft = (version: number, title: string): JobDraft => ({
  id: 7,
  version,
  hash: 'h'.repeat(24),
  phase: 'DRAFT',
  title,
  team: null,
  grade: null,
  location: null,
  description: '',
  ...defaultAdvertDetails,
  brands: [],
  closesAt: null,
  openUntilFilled: true,
  reviewsPerAnswer: 1,
  zone: 'Europe/London',
  questions: [],
  criteria: [],
  stages: [],
  problems: [],
  planRights,
  members: [],
  blockers: [],
  minutes: { candidate: 0, reviewerPerAnswer: 0 },
  may: { edit: true, publish: true, close: false, reopen: false },
});

type Body = { version: number; title: string };

/** A server that has one draft; `refuses` says what it does before it takes anything. */
function serverWith(title: string, refuses: (object | 'cut')[] = []) {
  const server = { saved: draft(1, title), sent: [] as string[] };
  const answers = {
    'GET /api/logged-in': () => ({ csrfToken: 'token', userId: 1 }),
    'GET /api/builder/7': () => server.saved,
    'PATCH /api/builder/7': (route: Route) => {
      const body: Body = route.request().postDataJSON();
      server.sent.push(body.title);
      const refused = refuses.shift();
      if (refused) return refused;
      if (body.version !== server.saved.version) return problemDetailsReply(409, 'newer-version');
      server.saved = draft(body.version + 1, body.title);
      return server.saved;
    },
  };
  return { server, answers };
}

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const isAt = (page: Page, words: string) =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor();

test('what is typed is saved after a pause, once for all letters; until then leaving warns', async () => {
  const { server, answers } = serverWith('Baker');
  const page = await show('draft', answers);
  await isAt(page, 'yes');
  expect(await warnsOfLeaving(page)).toBe(false);
  await titleOf(page).press('End');
  await titleOf(page).pressSequentially(', nights');
  expect(await warnsOfLeaving(page)).toBe(true);
  await isAt(page, 'yes');
  expect(server.sent).toEqual(['Baker, nights']);
  expect(await warnsOfLeaving(page)).toBe(false);
});

test('while the connection is broken the text stays, and it is saved when it is back', async () => {
  const { server, answers } = serverWith('Baker', ['cut']);
  const page = await show('draft', answers);
  await titleOf(page).fill('Pastry cook');
  await isAt(page, 'failed');
  await expect.poll(() => titleOf(page).inputValue()).toBe('Pastry cook');
  expect(server.saved.title).toBe('Baker');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await isAt(page, 'yes');
  expect(server.saved.title).toBe('Pastry cook');
});

test('a refused field says why and holds, without asking again, until it is changed', async () => {
  const { server, answers } = serverWith('Baker', [
    problemDetailsReply(422, 'invalid', { title: 'Write a shorter title.' }),
  ]);
  const page = await show('draft', answers);
  await titleOf(page).fill('x'.repeat(200));
  await isAt(page, 'held');
  await page.getByText('Write a shorter title.').waitFor();
  expect(server.sent).toHaveLength(1);
  await titleOf(page).fill('Cook');
  await isAt(page, 'yes');
  expect(server.sent.at(-1)).toBe('Cook');
  await expect.poll(() => page.getByText('Write a shorter title.').count()).toBe(0);
});

test.each([
  ['Keep mine', 'Mine'],
  ['Take theirs', 'Theirs'],
])(
  'two people changed the title: nothing is overwritten until its author chooses to %s',
  async (name, kept) => {
    const { server, answers } = serverWith('Baker');
    const page = await show('draft', answers);
    await isAt(page, 'yes');
    server.saved = draft(5, 'Theirs');
    await titleOf(page).fill('Mine');
    await page.getByRole('alert').getByText('Theirs: Theirs').waitFor();
    expect(server.saved.title).toBe('Theirs');
    await expect.poll(() => titleOf(page).inputValue()).toBe('Mine');
    await page.getByRole('button', { name }).click();
    await isAt(page, 'yes');
    expect(server.saved.title).toBe(kept);
    await expect.poll(() => titleOf(page).inputValue()).toBe(kept);
  },
);

function warnsOfLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  });
}
