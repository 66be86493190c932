import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type BrowserUser, setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { clickTryAgainUntilShown } from './click-try-again-until-shown.ts';
import {
  callApi,
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';

const { baseUrl, somebody } = setUpBrowser();
const MIN_MS = 60_000;
const JOB_TITLE = 'Complaints Case Handler';

type Slot = { id: number; startsAt: string; minutes: number; Job: { id: number; title: string } };

let admin: StaffApiSession;
/** The day on which the demo has most of its interviews, and those of that day. */
let day: string;
let slots: Slot[];
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
  const own = await callApi<{ interviews: (JobInterview & { startsAt: string | null })[] }>(
    admin,
    'GET',
    `/api/job/${await idOf(JOB_TITLE)}/interviews`,
  );
  const days = Map.groupBy(
    own.interviews.flatMap(({ startsAt }) => startsAt ?? []),
    (startsAt) => new Date(startsAt).toLocaleDateString('en-CA', { timeZone: 'Europe/London' }),
  );
  [day = ''] = [...days].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  slots = await callApi<Slot[]>(admin, 'POST', '/api/org-interviews', {
    date: day,
    zone: 'Europe/London',
  });
});

async function idOf(title: string): Promise<number> {
  const { jobs } = await callApi<{ jobs: { id: number }[] }>(
    admin,
    'GET',
    `/job/list-es?search=${encodeURIComponent(title)}`,
  );
  return jobs[0]?.id ?? 0;
}

async function open(path: string, at: Date, more = {}): Promise<BrowserUser> {
  const person = await somebody(more);
  await copySessionToBrowser(person, admin);
  await person.page.clock.install({ time: at });
  await person.page.goto(path);
  return person;
}

const widget = (page: Page) => page.getByRole('region', { name: /interviews$/ });
const cards = (page: Page) => widget(page).getByRole('listitem');

test('the widget follows the day: upcoming, in progress, completed, and at midnight the next one', async () => {
  const [first] = slots;
  if (!first) throw new Error('the demo has no interviews');
  const start = new Date(first.startsAt);
  const { page, context } = await open('/dashboard', new Date(start.getTime() - 5 * MIN_MS));
  await page.getByRole('heading', { name: 'Today’s interviews' }).waitFor();
  await cards(page)
    .nth(slots.length - 1)
    .waitFor();
  await expect.poll(() => cards(page).count()).toBe(slots.length);
  await expect.poll(() => widget(page).getByText('Completed').count()).toBe(0);
  await expect
    .poll(() => cards(page).getByText('Upcoming', { exact: true }).count())
    .toBe(slots.length);
  await widget(page)
    .getByText(/Times in GMT\+\d/)
    .waitFor();

  await page.clock.fastForward(5 * MIN_MS + 1000);
  await cards(page)
    .first()
    .getByText(/In progress · until \d\d:\d\d/)
    .waitFor();
  await page.clock.fastForward(first.minutes * MIN_MS);
  await cards(page).first().getByText('Completed').waitFor();
  await expect
    .poll(() => cards(page).last().getByText('Upcoming', { exact: true }).count())
    .toBe(1);

  const shown = widget(page).locator('time').first();
  const wordsOf = (n: number) =>
    new Date(Date.parse(day) + n * 86_400_000).toLocaleDateString('en-US', {
      month: 'long',
      day: '2-digit',
      year: 'numeric',
      timeZone: 'UTC',
    });
  await expect.poll(() => shown.innerText()).toBe(wordsOf(0));
  await page.getByRole('button', { name: 'Previous day' }).click();
  await page.getByRole('heading', { name: 'Past interviews' }).waitFor();
  await expect.poll(() => shown.innerText()).toBe(wordsOf(-1));
  await page.getByRole('button', { name: 'Back to today' }).click();
  for (let n = 0; n < 30; n += 1) await page.getByRole('button', { name: 'Next day' }).click();
  await page.getByRole('heading', { name: 'Upcoming interviews' }).waitFor();
  await widget(page).getByText('No interviews on this day.').waitFor();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await cards(page).first().getByText('Completed').waitFor();

  await page.clock.fastForward('24:00:00');
  await widget(page).getByText(wordsOf(1)).waitFor();
  await page.getByRole('heading', { name: 'Today’s interviews' }).waitFor();
  await context.close();
});

test('what does not load says so and is asked for again, and each time is that of the reader’s own zone', async () => {
  const [first] = slots;
  const at = new Date(first?.startsAt ?? 0);
  const { page, context } = await open('/settings/profile', at, { timeZone: 'Asia/Kolkata' });
  await page.route('**/api/org-interviews', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/dashboard');
  await widget(page).getByRole('alert').waitFor();
  await page.unroute('**/api/org-interviews');
  await clickTryAgainUntilShown(widget(page), widget(page).getByText('Times in GMT+5:30'));
  const there = at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Asia/Kolkata',
  });
  await expect.poll(() => cards(page).first().locator('time').innerText()).toBe(there);
  await context.close();
});

test('the widget is for admins; whoever sits on a panel finds their interviews in My Tasks', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, await logInByApi(baseUrl, 'reviewer@demo.test'));
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  await page
    .getByRole('complementary', { name: 'Around your roles' })
    .waitFor({ state: 'attached' });
  await expect.poll(() => widget(page).count()).toBe(0);
  await page.goto('/user-dashboard');
  const own = page.getByRole('region', { name: /^Interviews/ });
  await own.getByRole('listitem').first().getByText(JOB_TITLE).waitFor();
  await context.close();
});

test('a card leads to the calendar of its role, which names only those whose names are open', async () => {
  // Other tests have interviews of other roles at the hour they run in: at night those come first.
  const place = slots.findIndex(({ Job }) => Job.title === JOB_TITLE);
  const own = slots[place];
  if (!own) throw new Error('the demo has no interviews');
  const { page, context } = await open('/dashboard', new Date(Date.parse(own.startsAt) - MIN_MS));
  await cards(page).nth(place).getByRole('link').press('Enter');
  await page.waitForURL(`**/manage/${own.Job.id}/calendar`);
  await page.getByRole('heading', { name: JOB_TITLE, level: 1 }).waitFor();
  await page.getByRole('heading', { name: /^Today, / }).waitFor();
  await page.getByRole('heading', { name: /^Tomorrow, / }).waitFor();
  const past = page.getByRole('group').filter({ hasText: /^Past/ });
  await expect.poll(() => past.getByRole('listitem').first().isVisible()).toBe(false);
  await past.locator('summary').press('Enter');
  await past.getByText('Completed').first().waitFor();

  await page.goto(`/manage/${await idOf('Product Manager, Tariffs')}/calendar`);
  const refs = page.getByRole('main').getByRole('listitem').getByRole('link');
  await refs.first().waitFor();
  for (const text of await refs.allTextContents())
    expect(text).toMatch(/^(Cards of )?[A-Z]{2}-\d{2}$|^Side by side: Work trial$/);

  await page.goto(`/manage/${await idOf('Payroll Coordinator')}/calendar`);
  await page.getByRole('heading', { name: 'No interviews yet' }).waitFor();
  await context.close();
});
