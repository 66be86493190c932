import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import { type DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import type {
  HiringStepDropOffReport,
  HiringReportStepKey,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  type DemographicSharesOfGroup,
  calculateDemographicShares,
} from '../demographic-shares-of-group.ts';

export const ALL_GRADES_CHOICE = 'all';

export type DiversityChartStepData = {
  step: HiringReportStepKey;
  name: string;
  /** Exact and live; null for one level alone. */
  everybody: number | null;
  /** Null where the group is too small, undefined where nothing is published. */
  shares: DemographicSharesOfGroup | null | undefined;
  /** Why there are no shares though five or more got there: too few in each published period, or to keep a smaller number. */
  without: 'unpublished' | 'held-back' | null;
};

type Chosen = { category: DemographicCategory; grade: string };

/** One category at every step. */
export function calculateDemographicSharesByStep(
  {
    demographicsByStep,
    coverage,
  }: Pick<HiringStepDropOffReport, 'demographicsByStep' | 'coverage'>,
  { category, grade }: Chosen,
): DiversityChartStepData[] {
  const options = findDemographicCategoryOptions(coverage, category);
  return demographicsByStep.map(({ step, name, runningTotal, grades }) => {
    const everybody = grade === ALL_GRADES_CHOICE ? runningTotal : null;
    const counts = grades[grade]?.[category];
    const isHidden =
      counts === null && everybody !== null && everybody >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN;
    return {
      step,
      name,
      everybody,
      shares: counts
        ? calculateDemographicShares(
            counts,
            options,
            coverage.disclosure === 'row-rule' ? { everybody } : null,
          )
        : counts,
      without: isHidden ? reasons[coverage.disclosure] : null,
    };
  });
}

const reasons = { protected: 'unpublished', 'row-rule': 'held-back' } as const;

/** What happens to those who are too few at a step. */
export function stepsWithTooFewPeopleWords(steps: readonly DiversityChartStepData[]): string[] {
  const names = steps
    .filter(({ without }) => without === 'unpublished')
    .map(({ name }) => `“${name}”`);
  return names.length === 0
    ? []
    : [
        `Too few got exactly as far as ${names.join(' or ')}: they are counted with the step before.`,
      ];
}

export function findDemographicCategoryOptions(
  coverage: DiversityFiguresPeriodsAndGroups,
  category: DemographicCategory,
) {
  return coverage.categories.find((each) => each.category === category)?.options ?? [];
}

/** Levels that can be told apart, besides all of them together. */
export function listReportedGrades({
  demographicsByStep,
}: Pick<HiringStepDropOffReport, 'demographicsByStep'>): string[] {
  const grades = demographicsByStep.flatMap((step) => Object.keys(step.grades));
  return [...new Set(grades)]
    .filter((grade) => grade !== ALL_GRADES_CHOICE)
    .toSorted((one, other) => one.localeCompare(other, 'en-GB', { numeric: true }));
}
