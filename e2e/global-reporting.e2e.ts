import { beforeAll, expect, test } from 'vitest';
import { clickTryAgainUntilShown } from './click-try-again-until-shown.ts';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import {
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import {
  REPORT_RANGE_TOO_LARGE_TEXT,
  readReportKeyNumbersOnPage,
  waitForReportKeyNumbers,
  locateReportSection,
} from './global-reporting-page-key-numbers-and-tabs.ts';
import { recordReportCalls } from './record-report-calls.ts';
import { fetchReportKeyNumbers } from './fetch-report-key-numbers.ts';
import {
  isoDayDaysAgoInLondon,
  isoDayTodayInLondon,
  formatIsoDayAsDdMmYyyy,
} from './iso-days-in-london-and-dd-mm-yyyy-format.ts';
import { expectEventually } from './expect-eventually.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
});

test('the period is typed, picked and preset within its limits, and filters that are still there stay', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const asked = recordReportCalls(page);
  // What candidates of other stories did would have the figures asked for again, at the full minute.
  await page.route('**/api/live', () => {});
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Global Reporting' }).click();
  await page.waitForURL('**/org-stats');
  await page.getByRole('heading', { name: 'Global Reporting', level: 1 }).waitFor();
  expect(await page.title()).toBe('Global Reporting – Evenhand');
  const [start, end] = [
    page.getByRole('textbox', { name: 'Start date' }),
    page.getByRole('textbox', { name: 'End date' }),
  ];
  await expect.poll(() => end.inputValue()).toBe(formatIsoDayAsDdMmYyyy(isoDayTodayInLondon));
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Period' }).inputValue())
    .toBe('three-months');
  await waitForReportKeyNumbers(page);
  const first = asked.filter((path) => path !== '/api/org/current');
  expect(first.indexOf('/job/filters')).toBe(0);
  // What is drawn by parts of the program that come later asks later.
  for (const late of ['referrer-breakdown', 'adverse-impact'])
    await expectEventually(() => asked).toContain(`/api/org/${late}`);

  // Beyond the other end; no day at all; more than two years.
  asked.length = 0;
  const before = await start.inputValue();
  for (const [typed, said] of [
    [formatIsoDayAsDdMmYyyy(isoDayDaysAgoInLondon(-1)), 'The start cannot be after the end'],
    ['31/02/2026', 'Write the day as dd/MM/yyyy'],
  ] as const) {
    await start.fill(typed);
    await start.press('Enter');
    await page.getByText(said).waitFor();
  }
  expect(new URL(page.url()).search).toBe('');
  await start.fill(formatIsoDayAsDdMmYyyy(isoDayDaysAgoInLondon(732)));
  await start.press('Enter');
  await page.getByText(REPORT_RANGE_TOO_LARGE_TEXT, { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Key numbers' }).count()).toBe(0);
  expect(asked).toEqual([]);
  await page.goBack();
  await waitForReportKeyNumbers(page);
  await expect.poll(() => start.inputValue()).toBe(before);

  await start.fill(formatIsoDayAsDdMmYyyy(isoDayDaysAgoInLondon(731)));
  const changed = performance.now();
  await Promise.all([page.waitForRequest('**/job/filters?*'), start.press('Enter')]);
  expect(performance.now() - changed).toBeGreaterThanOrEqual(500);
  await expectEventually(() => asked.slice(0, 1)).toEqual(['/job/filters']);
  await expectEventually(() => asked.filter((path) => path === '/api/org/stats').length).toBe(1);
  expect(new URL(page.url()).search).toBe(
    `?from=${isoDayDaysAgoInLondon(731)}&until=${isoDayTodayInLondon}`,
  );

  await end.fill(formatIsoDayAsDdMmYyyy(isoDayDaysAgoInLondon(732)));
  await end.press('Enter');
  await page.getByText('The end cannot be before the start').waitFor();

  // Picked with keys alone: the day before, which is not beyond the other end.
  asked.length = 0;
  await page.getByRole('button', { name: 'Pick the end date' }).press('Enter');
  await page.locator('[aria-selected="true"] button:focus').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expectEventually(() => end.inputValue()).toBe(
    formatIsoDayAsDdMmYyyy(isoDayDaysAgoInLondon(1)),
  );
  await expectEventually(() => asked.filter((path) => path === '/api/org/stats').length).toBe(1);
  await page.getByRole('button', { name: 'Pick the start date' }).click();
  await page.getByRole('button', { name: 'Go to the Previous Month' }).waitFor();
  await page.keyboard.press('Escape');

  // Teams and levels alone; summed up in words, and in the address.
  await page.getByRole('button', { name: /^Filters/ }).press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await expect.poll(() => filters.locator('legend').allTextContents()).toEqual(['Team', 'Level']);
  await page.keyboard.press('Space');
  const team = await filters.getByRole('checkbox').first().getAttribute('name');
  expect(team).toBe('team');
  const [name, level] = [
    await filters.locator('fieldset').first().locator('label').first().innerText(),
    await filters.locator('fieldset').nth(1).locator('label').first().innerText(),
  ];
  await filters.locator('fieldset').nth(1).getByRole('checkbox').first().check();
  asked.length = 0;
  await filters.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(`Only including roles in the team ${name} at the level ${level}`).waitFor();
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('teams')).toBe(encodeURIComponent(name));
  expect(searchParams.get('grades')).toBe(encodeURIComponent(level));
  await expectEventually(() => asked.filter((path) => path === '/api/org/stats').length).toBe(1);
  expect(asked).not.toContain('/job/filters');

  // Shared with a team that is none of the period's: it goes, the other stays.
  searchParams.set('teams', `${encodeURIComponent('A, B || C')},${encodeURIComponent(name)}`);
  await page.goto(`/org-stats?${searchParams}`);
  await expectEventually(() => new URL(page.url()).searchParams.get('teams')).toBe(
    encodeURIComponent(name),
  );
  await page.getByText(`Only including roles in the team ${name} at`).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expectEventually(() => page.getByText('Only including roles').count()).toBe(0);

  // A name may hold the very sign that stands between names.
  const odd = 'Homes, East || West & 50 %';
  await page.route('**/job/filters?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(name, odd) });
  });
  await page.goto(`/org-stats?teams=${encodeURIComponent(encodeURIComponent(odd))}`);
  await waitForReportKeyNumbers(page);
  await page.getByText(`Only including roles in the team ${odd}`, { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last year');
  const year = Number(isoDayTodayInLondon.slice(0, 4)) - 1;
  await expectEventually(() => new URL(page.url()).search).toBe(
    `?from=${year}-01-01&until=${year}-12-31`,
  );
  await expect.poll(() => start.inputValue()).toBe(`01/01/${year}`);
  await context.close();
});

test('every section of the report opens, unfolds, sorts and says what its numbers mean', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  await page.goto(`/org-stats?from=${isoDayDaysAgoInLondon(720)}&until=${isoDayTodayInLondon}`);
  await waitForReportKeyNumbers(page);
  // Some sections are chunks of their own, which may come after the numbers.
  await expectEventually(() => page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    'Pipeline diversity',
    'Candidate and hiring team experience',
    'Sourcing insights',
    'Jobs open during this period',
    expect.any(String),
    'Downloads',
  ]);

  const keys = locateReportSection(page, 'Key numbers');
  await expect
    .poll(() => keys.locator('dt').allInnerTexts())
    .toEqual(['Candidates', 'Jobs', 'Hired', 'Rejected', 'Time to hire']);
  const told = await fetchReportKeyNumbers(
    context,
    `from=${isoDayDaysAgoInLondon(720)}&until=${isoDayTodayInLondon}`,
  );
  await expect.poll(() => readReportKeyNumbersOnPage(keys)).toEqual(told);
  const opener = keys.getByRole('button', { name: /what Time to hire means/ });
  await opener.press('Enter');
  const definition = page.getByRole('dialog', { name: 'What Time to hire means' });
  for (const part of ['Counted', 'How', 'By which date', 'Time zone'])
    await definition.getByText(part, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await definition.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Definitions' }).click();
  await page
    .getByRole('dialog', { name: 'What the numbers mean' })
    .getByText('Median')
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  const experience = locateReportSection(page, 'Candidate and hiring team experience');
  await expect
    .poll(() => experience.getByRole('tab').allInnerTexts())
    .toEqual([
      'CANDIDATE - AFTER APPLYING',
      'CANDIDATE - AFTER REJECTION',
      'HIRING TEAM - AFTER REVIEW',
    ]);
  await experience
    .getByRole('img', { name: /of 10 stars$/ })
    .first()
    .waitFor();
  await expect.poll(() => experience.getByRole('table').count()).toBe(3);
  await experience.getByRole('button', { name: /^Show all (\d|1\d|20) comments$/ }).click();
  await expect.poll(() => experience.getByRole('listitem').count()).toBeLessThanOrEqual(20);
  for (const tab of ['CANDIDATE - AFTER REJECTION', 'HIRING TEAM - AFTER REVIEW']) {
    await page.keyboard.press('Tab');
    await experience.getByRole('tab', { selected: true }).press('ArrowRight');
    await experience.getByRole('tabpanel', { name: tab }).waitFor();
  }

  const jobs = locateReportSection(page, 'Jobs open during this period');
  const rows = jobs.locator('tbody tr');
  await expect.poll(() => rows.count()).toBe(6);
  await jobs.getByRole('button', { name: /^Show all \d+ roles$/ }).click();
  const all = await rows.count();
  expect(all).toBeGreaterThan(6);
  await jobs.getByRole('button', { name: 'Role', exact: true }).click();
  await jobs.locator('th[aria-sort="ascending"]').getByText('Role').waitFor();
  const titles = await rows.getByRole('link').allInnerTexts();
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en-GB', { numeric: true })));
  await jobs.getByRole('button', { name: 'Show fewer' }).click();
  await expect.poll(() => rows.count()).toBe(6);
  await expect
    .poll(() => rows.getByRole('link').first().getAttribute('href'))
    .toMatch(/^\/manage\/\d+\/reports$/);

  // A browser counts its pages before it takes the medium of paper.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => rows.count()).toBe(all);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'print' });
  await expectEventually(() => rows.count()).toBe(all);
  await page
    .getByText(`Larkfield Energy, printed on ${formatIsoDayAsDdMmYyyy(isoDayTodayInLondon)}`)
    .waitFor();
  await page.getByRole('heading', { name: 'HIRING TEAM - AFTER REVIEW' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^Filters/ }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });

  // What does not arrive says so in its place, and is asked for again there.
  await page.route('**/api/org/stats*', (route) => route.abort());
  await page.goto(`/org-stats?from=${isoDayDaysAgoInLondon(719)}&until=${isoDayTodayInLondon}`);
  await jobs.getByText('We could not load the roles.').waitFor();
  await experience
    .getByRole('img', { name: /of 10 stars$/ })
    .first()
    .waitFor();
  await page.unroute('**/api/org/stats*');
  await clickTryAgainUntilShown(jobs, rows.first());
  await context.close();
});
