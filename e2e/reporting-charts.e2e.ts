import { readFile } from 'node:fs/promises';
import { UNKNOWN_DEMOGRAPHIC_OPTION_CODE } from '@evenhand/contract/reporting/demographic-categories.ts';
import type {
  HiringStepDropOffReport,
  OrganisationOverallStats,
  ReferrerBreakdown,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { setUpBrowser } from './set-up-browser-demo-password-and-page-waits.ts';
import { mockChartResponses, makeChartResponses } from './mock-chart-responses.ts';
import { measureChartPng } from './measure-chart-png.ts';
import {
  copySessionToBrowser,
  logInByApi,
  type StaffApiSession,
} from './staff-and-candidate-actions-by-api.ts';
import { locateReportSection } from './global-reporting-page-key-numbers-and-tabs.ts';
import { expectEventually } from './expect-eventually.ts';

const { baseUrl, somebody } = setUpBrowser();

let admin: StaffApiSession;
beforeAll(async () => {
  admin = await logInByApi(baseUrl, 'admin@demo.test');
});

test('the chart is read by keyboard and as a table, by level and without quick-apply once three showed interest', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const answers = makeChartResponses('GB', 1200);
  await mockChartResponses(page, answers);
  await interest(page, 2);
  await page.goto('/org-stats?from=2026-01-01&until=2026-12-31');
  const diversity = locateReportSection(page, 'Pipeline diversity');
  await diversity.getByRole('tabpanel').waitFor();
  await expect
    .poll(() => diversity.getByRole('tab').allInnerTexts())
    .toEqual([
      'Gender',
      'Age range',
      'Ethnicity',
      'Sexual orientation',
      'Disability',
      'Parents’ education',
      'Free school meals',
    ]);
  await diversity
    .getByText('Diversity figures cover 1 February to 31 October 2026, because')
    .waitFor();
  await diversity.getByText('While a role has no CV review, CV review equals review').waitFor();

  // One stop for the keyboard; arrows move over the bars, and each says all of it.
  const bars = diversity.getByRole('img');
  await bars.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  const focused = page.locator('[data-bar]:focus');
  await expect
    .poll(() => focused.getAttribute('aria-label'))
    .toMatch(/^Man, Started: \d+ %, [\d,]+ of [\d,]+ who told us$/);
  await expect.poll(() => diversity.locator('[data-bar][tabindex="0"]').count()).toBe(1);
  // The table stands behind the chart for whoever hears the page.
  await expect.poll(() => diversity.getByRole('table').getByRole('row').count()).toBe(7);

  await checkPicture(page, answers.dropOff);

  // More groups than colours: the table comes first.
  await diversity.getByRole('tab', { name: 'Gender' }).press('ArrowDown');
  await diversity.getByRole('tabpanel', { name: 'Age range' }).waitFor();
  await expect
    .poll(() => diversity.getByRole('button', { name: 'Table' }).getAttribute('aria-pressed'))
    .toBe('true');
  await diversity.getByRole('button', { name: 'Chart' }).click();
  await diversity
    .getByText('The chart shows the 6 largest groups; all 10 stand in the table.')
    .waitFor();
  await diversity.getByRole('combobox', { name: 'Level' }).selectOption('B');
  await expectEventually(() => diversity.getByText('All candidates, exact').count()).toBe(0);

  const toggle = diversity.getByRole('switch', { name: 'Exclude quick-apply' });
  await toggle.focus();
  await diversity.getByText('You need at least 3 quick-apply applications').waitFor();
  await toggle.press('Space');
  await expect.poll(() => toggle.isChecked()).toBe(false);
  await interest(page, 3);
  await page.reload();
  // Before it is known how many there are it cannot be pressed.
  await expect.poll(() => toggle.getAttribute('aria-disabled')).toBe(null);
  const asked = page.waitForRequest((request) => request.url().includes('excludeQuickApply=true'));
  await toggle.press('Space');
  await asked;
  await expect.poll(() => toggle.isChecked()).toBe(true);
  await context.close();
});

test('sources show six rows until expanded, sort, turn white at 60 %, and say what they hide and why', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const answers = makeChartResponses('GB', 1200);
  await mockChartResponses(page, answers);
  await page.goto('/org-stats?from=2026-01-01&until=2026-12-31');
  const sourcing = locateReportSection(page, 'Sourcing insights');
  const rows = sourcing.locator('tbody tr');
  await rows.first().waitFor();
  await expect.poll(() => rows.count()).toBe(6);
  await sourcing.getByRole('button', { name: 'Show all 7 sources' }).click();
  await expect.poll(() => rows.count()).toBe(7);
  await expect
    .poll(() => rows.last().innerText())
    .toMatch(/leaflet\s+1\s+You need 5\+ candidates to see data/);
  await sourcing.getByRole('button', { name: 'Source', exact: true }).click();
  await expect.poll(() => rows.first().getByRole('rowheader').innerText()).toBe('civic-jobs-board');

  await sourcing.getByRole('tab', { name: 'Gender' }).press('End');
  await sourcing.getByRole('tabpanel', { name: 'Performance' }).waitFor();
  await sourcing.getByRole('button', { name: 'Show all 7 sources' }).click();
  // Out of five stars: 4.4 on dark, 2.8 on light; the smallest source is told here too.
  const white = 'rgb(255, 255, 255)';
  for (const [stars, isWhite] of [
    ['4.4', true],
    ['2.8', false],
  ] as const) {
    const cell = sourcing.getByRole('cell', { name: stars, exact: true });
    expect((await cell.evaluate((each) => getComputedStyle(each).color)) === white).toBe(isWhite);
  }
  await expect.poll(() => sourcing.getByText('You need 5+ candidates').count()).toBe(0);

  // From six on there is something to press, though the sixth stands there already.
  for (const n of [6, 5]) {
    const few = { ...answers.referrers, referrers: answers.referrers.referrers.slice(0, n) };
    await mockChartResponses(page, { ...answers, referrers: few });
    await page.reload();
    await rows.nth(n - 1).waitFor();
    await expect
      .poll(() => sourcing.getByRole('button', { name: /^Show all/ }).count())
      .toBe(n === 6 ? 1 : 0);
  }
  for (const [changed, words] of [
    [{ referrers: [] }, 'You need 5+ applications to see data'],
    [{ referrers: [], hidden: 'own-reviews-open' }, 'Hidden while you have reviews to do'],
    [{ referrers: [], hidden: 'support' }, 'Hidden from support'],
  ] as const satisfies [Partial<ReferrerBreakdown>, string][]) {
    await mockChartResponses(page, { ...answers, referrers: { ...answers.referrers, ...changed } });
    await page.reload();
    await sourcing.getByText(words).waitFor();
    await expect.poll(() => sourcing.getByRole('button', { name: 'CSV' }).count()).toBe(0);
  }

  const impact = locateReportSection(page, 'Adverse impact');
  await impact.getByText('In 2025, of 13 comparisons, 1 is a reason to act').waitFor();
  await impact.getByRole('button', { name: 'Show all 13 comparisons' }).click();
  await impact.getByRole('combobox', { name: 'Year' }).selectOption('2024');
  await impact.getByText('For 2024 no two groups were large enough to be compared.').waitFor();
  await context.close();
});

/** The picture, measured: each bar is as high as the published numbers have it, and of the colour of its group. */
async function checkPicture(page: Page, answers: HiringStepDropOffReport): Promise<void> {
  const bars = await page.locator('[data-bar]:has([data-series])').evaluateAll((all) =>
    all.map((bar) => {
      const rect = bar.querySelector('[data-series]');
      const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
        Number(rect?.getAttribute(name)),
      );
      return {
        says: bar.getAttribute('aria-label') ?? '',
        foot: { x: x + width / 2, y: y + height },
        fill: rect === null ? '' : getComputedStyle(rect).fill,
        isHatched: rect?.nextElementSibling?.tagName === 'rect',
      };
    }),
  );
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    locateReportSection(page, 'Pipeline diversity').getByRole('button', { name: 'PNG' }).click(),
  ]);
  // Twice as large, within an edge of 28 and below a title of 44.
  const feet = bars.map(({ foot: { x, y } }) => ({
    x: Math.round(2 * (x + 28)),
    y: Math.round(2 * (y + 28 + 44)) - 1,
  }));
  const { columns } = await measureChartPng(page, await readFile(await picture.path()), feet);
  const shares = bars.map(({ says }) => publishedShare(answers, says));
  expect(shares.length).toBeGreaterThan(11);
  const tallest = Math.max(...columns.map(({ height }) => height));
  columns.forEach(({ height }, place) => {
    const asPublished = ((shares[place] ?? 0) / Math.max(...shares)) * tallest;
    expect(Math.abs(height - asPublished), bars[place]?.says).toBeLessThanOrEqual(4);
  });
  // Hatched ones are a little lighter in places.
  const plain = bars.flatMap(({ fill, isHatched }, place) =>
    isHatched ? [] : [{ fill, drawn: `rgb(${columns[place]?.colour.replaceAll(' ', ', ')})` }],
  );
  expect(plain.map(({ drawn }) => drawn)).toEqual(plain.map(({ fill }) => fill));
  expect(new Set(plain.map(({ fill }) => fill)).size).toBeGreaterThan(1);
}

/** Of whom a bar says that it tells: of those who told, by the answer of the server. */
function publishedShare(
  { demographicsByStep, coverage }: HiringStepDropOffReport,
  says: string,
): number {
  const [, label, name] = /^(.+), (.+): /.exec(says) ?? [];
  const gender = coverage.categories.find(({ category }) => category === 'gender');
  const code = gender?.options.find((option) => option.label === label)?.code ?? '';
  const step = demographicsByStep.find((each) => each.name === name);
  const told = Object.entries(step?.grades['all']?.gender ?? {}).map(([option, n]) =>
    option === UNKNOWN_DEMOGRAPHIC_OPTION_CODE || typeof n !== 'number'
      ? ([option, 0] as const)
      : ([option, n] as const),
  );
  const all = told.reduce((sum, [, n]) => sum + n, 0);
  return (told.find(([option]) => option === code)?.[1] ?? 0) / all;
}

async function interest(page: Page, quickApplyCandidates: number): Promise<void> {
  const json: OrganisationOverallStats = {
    range: { from: '2026-01-01', until: '2026-12-31', zone: 'Europe/London' },
    candidates: 1000,
    jobs: [],
    quickApplyCandidates,
  };
  await page.route('**/api/org/stats?*', (route) => route.fulfill({ json }));
}

test('days without a whole quarter say so, and lead to the last one with a click', async () => {
  const { page, context } = await somebody();
  await copySessionToBrowser({ context }, admin);
  const answers = makeChartResponses('GB', 1200);
  const none = { from: null, until: null, periods: [] };
  const coverage = { ...answers.referrers.coverage, ...none };
  await mockChartResponses(page, { ...answers, referrers: { ...answers.referrers, coverage } });
  await page.goto('/org-stats?from=2026-10-05&until=2026-11-20');
  const sourcing = locateReportSection(page, 'Sourcing insights');
  await sourcing.getByRole('tab', { name: 'Gender' }).click();
  await sourcing.getByText('1 July to 30 September 2026 is such a quarter.').waitFor();
  await sourcing.getByRole('link', { name: 'Show 1 July to 30 September 2026' }).click();
  await page.waitForURL(/\/org-stats\?.*from=2026-07-01&until=2026-09-30/);
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Start/ }).inputValue())
    .toBe('01/07/2026');
  await expect
    .poll(() => page.getByRole('textbox', { name: /^End/ }).inputValue())
    .toBe('30/09/2026');
  await context.close();
});
