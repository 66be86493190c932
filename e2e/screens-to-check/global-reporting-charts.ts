import {
  type EqualOpportunitiesSetKey,
  equalOpportunitiesSetKeys,
} from '@evenhand/contract/equal-opportunities.ts';
import type { Locator, Page } from 'playwright-core';
import { mockChartResponses, makeChartResponses } from '../mock-chart-responses.ts';
import { locateReportSection } from '../global-reporting-page-key-numbers-and-tabs.ts';
import type { ScreenToCheck } from '../screen-to-check-types.ts';

/** Enough for every group to be told of. */
const PEOPLE = 1200;

/** The charts of Global Reporting, with the categories of every kind of form, and with much and little to show. */
export const globalReportingChartScreensToCheck: ScreenToCheck[] = [
  {
    name: 'reporting-charts-great-britain',
    as: 'admin',
    path: () => '/org-stats',
    prepare: (page) =>
      showing(page, 'GB', { people: PEOPLE }, async (diversity, sourcing) => {
        await diversity.getByRole('tab', { name: 'Ethnicity' }).click();
        await diversity.getByRole('button', { name: 'Chart' }).click();
        await sourcing.getByRole('tab', { name: 'Performance' }).click();
        await sourcing.getByRole('button', { name: /^Show all/ }).click();
        await locateReportSection(page, 'Adverse impact').getByText('a reason to act').waitFor();
      }),
  },
  {
    name: 'reporting-charts-united-states',
    as: 'admin',
    path: () => '/org-stats',
    prepare: (page) =>
      showing(page, 'US', { people: 90_000 }, async (diversity, sourcing) => {
        await diversity.getByRole('tab', { name: 'Age range' }).click();
        await diversity.getByRole('table').waitFor();
        await sourcing.getByRole('tab', { name: 'Ethnicity' }).click();
      }),
  },
  {
    name: 'reporting-charts-india',
    as: 'admin',
    path: () => '/org-stats',
    prepare: (page) =>
      showing(page, 'IN', { people: 400 }, async (diversity, sourcing) => {
        await diversity.getByRole('tab', { name: 'Caste' }).click();
        await sourcing.getByRole('tab', { name: 'Religion' }).click();
      }),
  },
  {
    name: 'reporting-charts-northern-ireland',
    as: 'admin',
    path: () => '/org-stats',
    prepare: (page) =>
      showing(page, 'NI', { people: 160 }, async (diversity) => {
        await diversity.getByRole('tab', { name: 'Community background' }).click();
        await diversity.getByRole('img', { name: /Protestant.*Started/ }).focus();
      }),
  },
  {
    name: 'reporting-charts-little',
    as: 'admin',
    path: () => '/org-stats',
    prepare: (page) =>
      showing(page, 'other', { people: 30 }, async (diversity, sourcing) => {
        await diversity.getByText('Groups under 5').first().waitFor();
        await sourcing.getByText('You need 5+ candidates to see data').first().waitFor();
        await locateReportSection(page, 'Adverse impact')
          .getByText('first whole calendar year')
          .waitFor();
      }),
  },
  ...otherForms(),
];

/** The forms of other places differ in tabs and rows alone: each is looked at once, those that report the same together. */
function otherForms(): ScreenToCheck[] {
  const seen: EqualOpportunitiesSetKey[] = ['GB', 'US', 'IN', 'NI', 'other'];
  const forms = Map.groupBy(
    equalOpportunitiesSetKeys.filter((form) => !seen.includes(form)),
    (form) => JSON.stringify(makeChartResponses(form, PEOPLE).dropOff.coverage.categories),
  );
  return [...forms.values()].map((alike, turn) => ({
    name: `reporting-charts-form-${alike.join('-').toLowerCase()}`,
    as: 'admin',
    only: 'desktop',
    path: () => '/org-stats',
    prepare: (page) =>
      showing(page, alike[0] ?? 'other', { people: PEOPLE }, async (diversity, sourcing) => {
        for (const part of [diversity, sourcing]) {
          const tabs = part.getByRole('tab');
          await tabs.nth(turn % ((await tabs.count()) - 1)).click();
        }
        await sourcing.getByRole('table').waitFor();
      }),
  }));
}

type Shown = (diversity: Locator, sourcing: Locator) => Promise<unknown>;

async function showing(
  page: Page,
  eoSet: EqualOpportunitiesSetKey,
  { people }: { people: number },
  show: Shown,
) {
  await mockChartResponses(page, makeChartResponses(eoSet, people));
  await page.goto('/org-stats?from=2026-01-01&until=2026-12-31');
  await locateReportSection(page, 'Pipeline diversity').getByRole('tabpanel').waitFor();
  await show(
    locateReportSection(page, 'Pipeline diversity'),
    locateReportSection(page, 'Sourcing insights'),
  );
}
