import { type DemographicCountsByCategory } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { UNKNOWN_DEMOGRAPHIC_OPTION_CODE } from '@evenhand/contract/reporting/demographic-categories.ts';
import type { EqualOpportunitiesSetKey } from '@evenhand/contract/equal-opportunities.ts';
import {
  type AdverseImpactReport,
  type HiringStepDropOffReport,
  type ReferrerBreakdown,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Page } from 'playwright-core';
import { demographicCategoriesOfForm } from '../server/features/disclosure/rules/demographic-categories-of-form.ts';
import { buildEqualOpportunitiesForm } from '../server/features/equal-opportunities/rules/build-equal-opportunities-form.ts';

export type ChartResponses = {
  dropOff: HiringStepDropOffReport;
  referrers: ReferrerBreakdown;
  impact: AdverseImpactReport;
};

/** Answers of the server's own shapes, as an organisation with this form and so many people would get them. */
export function makeChartResponses(
  eoSet: EqualOpportunitiesSetKey,
  people: number,
): ChartResponses {
  const coverage: DiversityFiguresPeriodsAndGroups = {
    disclosure: 'protected',
    from: '2026-02-01',
    until: '2026-10-31',
    periods: [{ from: '2026-02-01', until: '2026-10-31' }],
    leftOut: people < 100 ? ['Finance'] : [],
    categories: demographicCategoriesOfForm(buildEqualOpportunitiesForm(eoSet), new Map()),
  };
  return {
    dropOff: dropOff(coverage, people),
    referrers: referrers(coverage, people),
    impact: impact(coverage, people),
  };
}

/** The calls of the charts are answered with these. */
export async function mockChartResponses(page: Page, answers: ChartResponses): Promise<void> {
  await page.route('**/api/org/drop-off?*', (route) => route.fulfill({ json: answers.dropOff }));
  await page.route('**/api/org/referrer-breakdown?*', (route) =>
    route.fulfill({ json: answers.referrers }),
  );
  await page.route('**/api/org/adverse-impact', (route) => route.fulfill({ json: answers.impact }));
}

const names = ['Started', 'Submitted', 'Reviewed', 'CV reviewed', 'Interviews & tasks', 'Hired'];
const reached = [1, 0.83, 0.78, 0.78, 0.2, 0.04];

function dropOff(
  coverage: DiversityFiguresPeriodsAndGroups,
  people: number,
): HiringStepDropOffReport {
  return {
    demographicsByStep: hiringReportSteps.map((step, place) => {
      const n = Math.round(people * (reached[place] ?? 0));
      const grades = people > 100 ? { B: countsOf(coverage, n / 2) } : {};
      return {
        step,
        name: names[place] ?? '',
        runningTotal: n,
        grades: { all: countsOf(coverage, n), ...grades },
      };
    }),
    isCvReviewAsReview: true,
    coverage,
  };
}

/** Earlier options are commoner; every number a multiple of five, as published ones are. */
function countsOf(
  { categories }: DiversityFiguresPeriodsAndGroups,
  people: number,
): DemographicCountsByCategory {
  return Object.fromEntries(
    categories.map(({ category, options }) => {
      if (people < 5) return [category, null];
      const weights = options.map((_, place) => 1 / (place + 1) ** 1.5);
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      const counts = options.map(({ code }, place) => {
        const n = 5 * Math.round((people * (weights[place] ?? 0)) / whole / 5);
        return [code, n === 0 ? ('<5' as const) : n] as const;
      });
      return [category, Object.fromEntries(counts)];
    }),
  );
}

const sources = [
  'Direct',
  'civic-jobs-board',
  'local-news.example',
  'community-partners',
  'staff-referral',
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  'leaflet',
];

function referrers(coverage: DiversityFiguresPeriodsAndGroups, people: number): ReferrerBreakdown {
  return {
    referrers: sources.map((name, place) => {
      const count = Math.round(people / 2 / 3 ** place);
      return {
        name,
        count,
        review: count,
        interview: Math.round(count / 5),
        filter: Math.round(count / 30),
        meanScore: count < 5 ? null : 4.4 - place * 0.4,
        breakdown: count < 5 ? null : countsOf(coverage, count),
      };
    }),
    hidden: null,
    coverage,
  };
}

function impact(
  { categories }: DiversityFiguresPeriodsAndGroups,
  people: number,
): AdverseImpactReport {
  if (people < 100) return { years: [], categories, nothing: 'no-closed-year' };
  const categoriesWithoutUnknown = categories.map(({ category, options }) => ({
    category,
    options: options.filter(({ code }) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE),
  }));
  const rows = categoriesWithoutUnknown.flatMap(
    ({ category, options: [against, ...others] }, place) =>
      against === undefined
        ? []
        : others.slice(0, 2).map(({ code }, n) => ({
            category,
            option: code,
            step: n === 0 ? ('submit' as const) : ('interview' as const),
            against: against.code,
            ratio: 0.7 + (place % 4) / 10,
            low: 0.5 + (place % 4) / 10,
            high: 0.7 + (place % 4) / 10 + n / 2,
            verdict:
              (['act', 'worth a look', 'consistent with chance'] as const)[
                Math.min(2, place + n)
              ] ?? 'act',
          })),
  );
  const leftOut = categoriesWithoutUnknown
    .slice(0, 2)
    .flatMap(({ category, options }) =>
      options.slice(3, 5).map(({ code }) => ({ category, option: code })),
    );
  return {
    years: [
      { year: 2025, rows, leftOut },
      { year: 2024, rows: [], leftOut: [] },
    ],
    categories,
    nothing: null,
  };
}
