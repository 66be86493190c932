import type {
  PublishedCount as Shown,
  DemographicCountsByOption,
} from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { CountsByStepAndOption } from './round-and-sum-demographics-cells.ts';
import { PUBLISHED_COUNT_ROUNDING_STEP } from './disclosure-limits.ts';
import {
  type CoarseRoundingSteps,
  roundingStepOfOption,
} from './choose-and-find-demographic-rounding-steps.ts';
import type { DemographicsOfGroup } from './demographics-request-and-report-types.ts';
import {
  dropBroadDemographicOptions,
  addCountsOfBroadDemographicOptions,
} from './list-drop-and-count-broad-demographic-options.ts';

type CategoryOptions = readonly {
  category: DemographicCategory;
  options: readonly { code: string }[];
}[];

/**
 * What may be shown of a group.
 * @param told the steps that are published; of the others nothing is said
 * @param coarse what is rounded to more than five in any of the tables that were added up
 */
export function suppressPublishedDemographicsCells(
  group: string,
  reached: CountsByStepAndOption,
  {
    categories,
    told = hiringReportSteps,
    coarse = [],
  }: {
    categories: CategoryOptions;
    told?: readonly HiringReportStepKey[];
    coarse?: readonly CoarseRoundingSteps[];
  },
): DemographicsOfGroup {
  const isCoarse = (category: DemographicCategory) => (option: string) =>
    coarse.some(
      (each) => roundingStepOfOption(each, category, option) > PUBLISHED_COUNT_ROUNDING_STEP,
    );
  const rows = categories.map(({ category, options }) => ({
    category,
    options,
    row: dropBroadDemographicOptions(options).map(
      ({ code }) => [code, reached.get(category)?.get(code)] as const,
    ),
  }));
  const steps = hiringReportSteps.map((step, place) => [
    step,
    Object.fromEntries(
      (told.includes(step) ? rows : []).map(({ category, options, row }) => [
        category,
        addCountsOfBroadDemographicOptions(
          publishedRow(row, place, isCoarse(category)),
          options,
          0,
        ),
      ]),
    ),
  ]);
  // Every step is there: they were made from the list of them.
  return { group, steps: Object.fromEntries(steps) as DemographicsOfGroup['steps'] };
}

/**
 * A row of fewer than five candidates is not shown; a published 0 stands for none to four, and is held back where it may
 * stand for more.
 */
function publishedRow(
  row: readonly (readonly [string, readonly number[] | undefined])[],
  place: number,
  isCoarse: (option: string) => boolean,
): DemographicCountsByOption {
  const sum = row.reduce((all, [, counts]) => all + (counts?.[place] ?? 0), 0);
  if (sum < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN) return null;
  return Object.fromEntries(
    row.map(([code, counts]): [string, Shown] => [
      code,
      counts?.[place] || (isCoarse(code) ? null : '<5'),
    ]),
  );
}
