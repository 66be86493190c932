import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { runSqlInTestDatabase } from './run-sql-in-test-database.ts';
import {
  linkInEmail,
  listEmailsTo,
  type OutboxEmail,
  waitForEmailTo,
} from './read-demo-outbox-emails.ts';
import {
  applyToJobByApi,
  copySessionToBrowser,
  createPublishableJobByApi,
  logInByApi,
} from './staff-and-candidate-actions-by-api.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { phoneWindowSize } from './window-sizes.ts';
import { exampleWrittenAnswer } from './example-written-answer.ts';

const { baseUrl, somebody } = setUpBrowser();

const JOB_TITLE = `Swing-bridge Keeper ${Date.now()}`;
const ROUND = 'Meeting the crew';
const PANEL = ['admin@demo.test', 'hana@demo.test', 'callum@demo.test'] as const;
const FAMILY = 'Thistledown-Quarrie';
const INVITED = 10;
const DAY_MS = 86_400_000;

const addressOf = (n: number) => `${JOB_TITLE.toLowerCase().replaceAll(' ', '-')}.${n}@example.com`;
/** On which no other test has somebody of the panel sit elsewhere. */
const day = new Date(Date.now() + 45 * DAY_MS).toISOString().slice(0, 10);

/** The entry that goes along with an e-mail, as a calendar program reads it. */
function entryOf({ subject, attachments }: OutboxEmail) {
  const file = attachments.find(({ filename }) => filename === 'interview.ics');
  if (file === undefined) throw new Error(`no entry for calendars in "${subject}"`);
  const calendar = new ICAL.Component(ICAL.parse(file.text));
  const event = calendar.getFirstSubcomponent('vevent');
  const value = (name: string) => String(event?.getFirstPropertyValue(name) ?? '');
  expect(file.text.replaceAll(/\r?\n /g, '')).not.toMatch(nameOfAnybody);
  expect(value('summary')).toMatch(
    /^Meeting the crew: Swing-bridge Keeper \d+ \([A-Z]{2}-\d{2,4}\)$/,
  );
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: value('uid'),
    sequence: Number(value('sequence')),
    start: value('dtstart'),
    status: value('status'),
  };
}
const nameOfAnybody = /Thistledown|Quarrie|Ottilie/;

const entryTo = async (n: number, subject: RegExp) =>
  entryOf(await waitForEmailTo(baseUrl, addressOf(n), subject));
/** Nothing that a panel is written names anybody. */
async function entriesToPanel(subject: RegExp): Promise<ReturnType<typeof entryOf>[]> {
  const entries = [];
  for (const address of PANEL) {
    const email = await waitForEmailTo(baseUrl, address, subject);
    expect(`${email.subject} ${email.text} ${email.html}`).not.toMatch(nameOfAnybody);
    entries.push(entryOf(email));
  }
  return entries;
}
const aboutJob = (words: string) => new RegExp(`${words}.*${JOB_TITLE}`);

const openInterview = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Your interview' }).waitFor();
async function book(page: Page, slot: number, words = 'Book this time'): Promise<void> {
  await page.getByRole('radio').nth(slot).check();
  await page.getByRole('button', { name: words }).click();
  await page.getByText('Booked: ').waitFor();
}

async function buildJob(page: Page, jobId: number): Promise<void> {
  await page.goto(`/builder/${jobId}/stages`);
  await page.getByRole('button', { name: 'Add stage' }).click();
  await page.getByRole('menuitem', { name: /^Interview/ }).press('Enter');
  await page.getByLabel('Name, as candidates read it').last().fill(ROUND);
  await page.getByLabel('Minutes', { exact: true }).fill('30');
  await page.getByRole('link', { name: /^Continue to questions/ }).click();
  await page.getByRole('button', { name: `Add question to ${ROUND}`, exact: true }).click();
  await page.getByRole('menuitem', { name: /^Interview question/ }).press('Enter');
  await page
    .getByLabel('What does the panel ask?')
    .fill('A barge waits at the bridge in fog. What do you do first?');
  await page.getByRole('checkbox', { name: 'Judgement' }).check({ force: true });
  await page.getByLabel(/Poor/).fill('Opens the bridge and hopes.');
  await page.getByLabel(/Acceptable/).fill('Calls the barge before anything else.');
  await page.getByLabel(/Excellent/).fill('Stops the road, calls the barge, then opens.');
  await page
    .getByRole('status')
    .getByText(/^Saved \d/)
    .waitFor();
  await page.goto(`/builder/${jobId}/publish`);
  await page.getByRole('button', { name: 'Publish role' }).click();
  await page.getByRole('heading', { name: `${JOB_TITLE} is open` }).waitFor();
}

async function applyAll(hash: string): Promise<void> {
  for (let n = 0; n < INVITED; n += 1) {
    const candidate = { firstName: `Ottilie${n}`, lastName: FAMILY, email: addressOf(n) };
    await applyToJobByApi(baseUrl, hash, candidate, [exampleWrittenAnswer]);
  }
}

async function settleAndLay(page: Page, jobId: number): Promise<void> {
  await page.goto(`/manage/${jobId}/calendar`);
  await page.getByRole('button', { name: `Settings of ${ROUND}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How', { exact: true }).selectOption({ label: 'In person' });
  await dialog.getByLabel('Address').fill('The bridge house, Mill Lane');
  for (const name of ['Maren Okoro', 'Hana Petrova', 'Callum Brathwaite'])
    await dialog.getByLabel(name).check();
  await dialog.getByLabel('Wash-up, in minutes').fill('0');
  await dialog.getByRole('button', { name: 'Save round' }).click();
  await page.getByText(/^Saved\. Times that are laid/).waitFor();

  await page.getByRole('button', { name: `Lay times for ${ROUND}` }).click();
  await dialog.getByLabel('First day').fill(day);
  await dialog.getByLabel('Last day').fill(day);
  for (const name of ['Saturday', 'Sunday']) await dialog.getByLabel(name).check();
  await dialog.getByLabel('From').fill('09:00');
  await dialog.getByLabel('Until').fill('11:00');
  await dialog.getByLabel('Gap, in minutes').fill('0');
  await dialog.getByText('This lays 4 times, on one day.').waitFor();
  await dialog.getByRole('button', { name: 'Lay times' }).click();
  await page.getByText('4 times laid.').waitFor();
}

async function inviteTen(page: Page, jobId: number): Promise<string[]> {
  await page.goto(`/manage/${jobId}/?group=submitted`);
  await page.getByRole('checkbox', { name: 'Choose everybody on this page' }).check();
  await page.getByRole('button', { name: `Invite ${INVITED} to interview` }).click();
  const dialog = page.getByRole('dialog');
  // Fewer times than people: that is said before anything is sent.
  await dialog.getByText('10 candidates will be written to; 4 free times can be booked.').waitFor();
  await dialog.getByRole('link', { name: 'Open the calendar' }).waitFor();
  await dialog.getByRole('button', { name: `Invite ${INVITED} candidates` }).click();
  await page.getByText('10 candidates invited to choose a time.').waitFor();
  const links: string[] = [];
  for (let n = 0; n < INVITED; n += 1) {
    const email = await waitForEmailTo(baseUrl, addressOf(n), aboutJob('Book your interview for'));
    links.push(linkInEmail(email, '/interview'));
  }
  return links;
}

async function bookMoveAndCancel(links: readonly string[]): Promise<void> {
  const [first = '', second = '', third = ''] = links;
  const ordinary = await somebody();
  await ordinary.page.goto(first);
  await openInterview(ordinary.page);
  await book(ordinary.page, 0);
  const booked = await entryTo(0, aboutJob('^Your interview:'));
  expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0, status: 'CONFIRMED' });
  expect(
    new Set(
      (await entriesToPanel(aboutJob('^Interview with'))).map(
        ({ uid, sequence, start }) => `${uid} ${sequence} ${start}`,
      ),
    ),
  ).toEqual(new Set([`${booked.uid} 0 ${booked.start}`]));

  const scriptless = await somebody({ javaScript: false });
  await scriptless.page.goto(second);
  await openInterview(scriptless.page);
  await scriptless.page.getByText('In the time zone Europe/London').waitFor();
  await book(scriptless.page, 0);

  // Twelve hours ahead or more: the day there is not the day here.
  const away = await somebody({ timeZone: 'Pacific/Auckland' });
  await away.page.goto(third);
  await openInterview(away.page);
  await expect
    .poll(() => away.page.locator('label time').first().innerText())
    .toMatch(/GMT\+1[23], your time$/);
  await book(away.page, 0);
  expect((await entryTo(2, aboutJob('^Your interview:'))).uid).not.toBe(booked.uid);

  await ordinary.page.reload();
  await ordinary.page.getByText('Choose another time').click();
  await book(ordinary.page, 0, 'Move to this time');
  const moved = await entryTo(0, aboutJob('^Your interview has changed:'));
  expect(moved).toMatchObject({ method: 'REQUEST', uid: booked.uid, sequence: 1 });
  expect(moved.start).not.toBe(booked.start);
  expect((await entriesToPanel(aboutJob('has changed:'))).map(({ sequence }) => sequence)).toEqual([
    1, 1, 1,
  ]);

  await scriptless.page.getByRole('button', { name: 'Cancel this interview' }).click();
  await scriptless.page.getByText('This interview is cancelled').waitFor();
  const before = await entryTo(1, aboutJob('^Your interview:'));
  expect(await entryTo(1, aboutJob('^Your interview is cancelled:'))).toMatchObject({
    method: 'CANCEL',
    uid: before.uid,
    sequence: before.sequence + 1,
    status: 'CANCELLED',
  });
  for (const { method, uid } of await entriesToPanel(aboutJob('without you:')))
    expect([method, uid]).toEqual(['CANCEL', before.uid]);
  for (const { context } of [ordinary, scriptless, away]) await context.close();
}

/** Only time can do this: the first of the interviews began an hour ago. */
const letInterviewBegin = (jobId: number) =>
  runSqlInTestDatabase(
    `update core.interview set starts_at = now() - interval '1 hour' where id = (
       select i.id from core.interview i join core.interview_round r on r.id = i.round_id
       where r.job_id = $1 and i.state = 'booked' order by i.id limit 1)`,
    [jobId],
  );

async function scoreOnPhones(interviewId: number): Promise<void> {
  const marks = [5, 2, 3];
  for (const [n, address] of PANEL.entries()) {
    const person = await somebody({ screen: phoneWindowSize });
    await copySessionToBrowser(person, await logInByApi(baseUrl, address));
    const { page } = person;
    await page.goto(`/interviews/${interviewId}`);
    const own = page.getByRole('group', { name: 'Your mark for question 1' });
    await own.getByText(String(marks[n]), { exact: true }).click();
    await page.getByLabel('Note', { exact: true }).first().fill(`What ${n} of the panel noted.`);
    await page.getByText('Everything is saved.').waitFor();
    // Neither the page nor what it asked for tells what the others found.
    const card = await (await page.request.get(`/api/interviews/${interviewId}/scorecard`)).text();
    for (const other of [0, 1, 2].filter((each) => each !== n))
      expect(card).not.toContain(`What ${other} of the panel noted.`);
    expect(card).toContain('"results":null');
    await page.getByRole('button', { name: 'Hand in' }).click();
    await page.getByRole('button', { name: 'Hand in for good' }).click();
    if (n < PANEL.length - 1) {
      await page.getByRole('heading', { name: 'Your card is in' }).waitFor();
      await expect.poll(() => page.getByText('What the panel found').count()).toBe(0);
    } else await agree(page);
    await person.context.close();
  }
}

async function agree(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'What the panel found' }).waitFor();
  for (const n of [0, 1, 2]) await page.getByText(`What ${n} of the panel noted.`).waitFor();
  await page.getByText('Discuss', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Agree on a mark for question 1' }).click();
  const agreeing = page.getByRole('group', { name: 'Agreed mark for question 1' });
  await agreeing.getByText('4', { exact: true }).click();
  await page.getByLabel('What you agreed, and why').fill('We went through the fog again.');
  await page.getByRole('button', { name: 'Sign' }).click();
  await page.getByText('Agreed: 4 stars').waitFor();
}

test('from the round in the builder to the hire: ten are invited, three book, one moves, one cancels, and a panel of three scores on phones', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishableJobByApi(admin, {
    title: JOB_TITLE,
    reviewers: ['Hana Petrova', 'Callum Brathwaite'],
  });
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await buildJob(page, job.id);
  // Applying asks for nothing of the browser that is not shown elsewhere.
  await Promise.all([applyAll(job.hash), settleAndLay(page, job.id)]);
  const links = await inviteTen(page, job.id);
  await bookMoveAndCancel(links);
  // Who has not booked is not written to about it.
  expect(await listEmailsTo(baseUrl, addressOf(9))).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringContaining('Your interview') }),
  );

  await letInterviewBegin(job.id);
  await page.goto(`/manage/${job.id}/calendar`);
  const cards = page.getByRole('link', { name: /^Cards of/ });
  await cards.first().waitFor();
  const interviews = await page.request.get(`/api/job/${job.id}/interviews`);
  const held = ((await interviews.json()) as Held).interviews.find(
    ({ startsAt }) => startsAt !== null && new Date(startsAt) < new Date(),
  );
  if (held === undefined) throw new Error('no interview has begun');
  await scoreOnPhones(held.id);

  await page.goto(`/manage/${job.id}/rounds/${held.roundId}`);
  await page
    .getByRole('row', { name: /^In all/ })
    .getByText('4.00')
    .waitFor();
  await expect.poll(() => page.getByRole('table').innerText()).not.toMatch(nameOfAnybody);
  await page.getByRole('button', { name: `Hire ${held.ref}` }).click();
  await page.getByRole('dialog').getByLabel('In words').fill('By what they said.');
  await page.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
  await page.getByText('1 candidate hired.').waitFor();
  await page.getByRole('table').getByText('Hired').waitFor();
  await context.close();
});

type Held = { interviews: { id: number; roundId: number; ref: string; startsAt: string | null }[] };
