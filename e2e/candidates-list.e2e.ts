import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { holdBackRequests } from './hold-back-requests.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  applyToJobByApi,
  callApi,
  copySessionToBrowser,
  createPublishedJobByApi,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();

type Jobs = { jobs: { id: number; title: string }[] };

async function findJobTitled(title: string, staff: StaffApiSession): Promise<number> {
  const found = `/job/list-es?page=1&search=${encodeURIComponent(title)}`;
  const { jobs } = await callApi<Jobs>(staff, 'GET', found);
  const job = jobs.find((one) => one.title === title);
  if (!job) throw new Error(`no role is called ${title}`);
  return job.id;
}

test('while a stage loads, nobody of the stage before can be seen or chosen', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody();
  await copySessionToBrowser(person, admin);
  const { page } = person;
  const job = await findJobTitled('Complaints Case Handler', admin);
  await page.goto(`/manage/${job}/?group=interviews-tasks`);
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  await boxes.nth(1).click();
  await page.getByRole('toolbar', { name: 'Chosen candidates' }).waitFor();

  const letThrough = await holdBackRequests(page, /candidates\?.*group=rejected/);
  await page.getByRole('link', { name: /^Rejected/ }).click();
  await page.waitForURL('**group=rejected**');
  await expect.poll(() => boxes.count()).toBe(0);
  await expect.poll(() => page.locator('[data-candidate]').count()).toBe(0);
  await expect.poll(() => page.getByRole('toolbar').count()).toBe(0);
  letThrough();
  await page.locator('[data-candidate]').first().waitFor();

  await page.getByRole('link', { name: /^Interviews & Tasks/ }).click();
  await boxes.nth(1).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await person.context.close();
});

test('while a role loads, nothing of another stands under its address', async () => {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const person = await somebody();
  await copySessionToBrowser(person, admin);
  const { page } = person;
  const [job, other] = [
    await findJobTitled('Field Engineer, North', admin),
    await findJobTitled('Payroll Coordinator', admin),
  ];
  await page.goto(`/manage/${job}/`);
  await page.getByRole('heading', { name: 'Field Engineer, North', level: 1 }).waitFor();

  const letThrough = await holdBackRequests(page, new RegExp(`/api/manage/${other}(/|$|\\?)`));
  await page.evaluate((path) => history.pushState(null, '', path), `/manage/${other}/`);
  await expect.poll(() => page.getByText('Field Engineer, North').count()).toBe(0);
  letThrough();
  await page.getByRole('heading', { name: 'Payroll Coordinator', level: 1 }).waitFor();
  await person.context.close();
});

type Row = { id: number; state: string };
type CandidatePage = { candidates: Row[]; total: number; pages: number };

/** Somebody looks at the submitted of a role of their own, and the page hears of what others do. */
async function openSubmitted(count: number, prepare: (page: Page) => Promise<void>) {
  const admin = await logInByApi(baseUrl, 'admin@demo.test');
  const job = await createPublishedJobByApi(admin, { title: 'Weir Keeper', questions: 1 });
  for (let i = 0; i < count; i++) {
    const email = `weir.${i}.${job.id}@example.com`;
    const candidate = { firstName: 'Ottoline', lastName: 'Weatherby', email };
    await applyToJobByApi(baseUrl, job.hash, candidate, ['I open the gate by hand.']);
  }
  const at = `/api/manage/${job.id}`;
  const { candidates } = await callApi<CandidatePage>(admin, 'GET', `${at}/candidates`);
  const person = await somebody();
  const { page } = person;
  await copySessionToBrowser(person, admin);
  await prepare(page);
  const hears = page.waitForResponse((reply) => reply.url().endsWith('/api/live') && reply.ok());
  await page.goto(`/manage/${job.id}/?group=submitted`);
  await hears;
  return {
    page,
    rows: candidates,
    bar: page.getByRole('toolbar', { name: 'Chosen candidates' }),
    close: () => person.context.close(),
    moveToInterviews: (id: number) =>
      callApi(admin, 'POST', `${at}/decide`, {
        applicationIds: [id],
        decision: 'interviews-tasks',
      }),
    findStates: async () =>
      (await callApi<CandidatePage>(admin, 'GET', `${at}/candidates`)).candidates
        .map(({ state }) => state)
        .toSorted(),
  };
}

test('whom a colleague moves on is not chosen any more: neither in the bar nor in a dialog that is open', async () => {
  const { page, rows, bar, ...rest } = await openSubmitted(4, async () => {});
  await page.getByRole('checkbox', { name: 'Choose everybody on this page' }).check();
  await bar.getByText('4 selected').waitFor();
  const [first, second] = rows.map(({ id }) => id);
  await rest.moveToInterviews(first ?? 0);
  await bar.getByText('3 selected').waitFor();
  await bar.getByRole('button', { name: 'Reject 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject 3 candidates' });
  await dialog.waitFor();
  await rest.moveToInterviews(second ?? 0);
  const fewer = page.getByRole('dialog', { name: 'Reject 2 candidates' });
  await fewer.getByRole('button', { name: 'Reject 2' }).click();
  await page.getByText('2 candidates rejected.').waitFor();
  expect(await rest.findStates()).toEqual([
    'interviews_tasks',
    'interviews_tasks',
    'rejected',
    'rejected',
  ]);
  await rest.close();
});

test('whom a colleague moves on is not chosen any more from another page of the list, and the others stay chosen', async () => {
  const { page, bar, ...rest } = await openSubmitted(4, showTwoOnPage);
  const boxes = page.getByRole('checkbox', { name: /^Choose (?!everybody)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const first = Number(
    await page.locator('[data-candidate]').first().getAttribute('data-candidate'),
  );
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL('**page=2**');
  await expect.poll(() => page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  await boxes.nth(1).check();
  await bar.getByText('3 selected').waitFor();
  await rest.moveToInterviews(first);
  await bar.getByText('2 selected').waitFor();
  await rest.close();
});

/** As if a page of the list held two. */
async function showTwoOnPage(page: Page): Promise<void> {
  await page.route(/\/candidates\?.*group=submitted/, async (route) => {
    const url = new URL(route.request().url());
    const at = (Number(url.searchParams.get('page') ?? 1) - 1) * 2;
    url.searchParams.set('page', '1');
    const reply = await route.fetch({ url: url.href });
    const list: CandidatePage = await reply.json();
    const { candidates, total } = list;
    await route.fulfill({
      response: reply,
      json: { ...list, candidates: candidates.slice(at, at + 2), pages: Math.ceil(total / 2) },
    });
  });
}
