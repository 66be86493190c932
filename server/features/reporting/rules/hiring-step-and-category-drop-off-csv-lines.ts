import { type PublishedCount } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import { TOO_FEW_CANDIDATES_CSV_MESSAGE } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import {
  type DemographicCategory,
  demographicCategoryNames,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringStepDropOffReport,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';

type Line = (string | number)[];

/** Where a number is held back, so that another cannot be computed from it. */
const HELD_BACK = 'not shown';
const EVERYBODY = 'Everybody';
const ALL_LEVELS = 'All levels';

/** One line for each step and group of each category; the steps of everybody come first, exact and live. */
export function hiringStepDropOffCsvLines({
  demographicsByStep,
  coverage,
}: HiringStepDropOffReport): Line[] {
  const levels = [...new Set(demographicsByStep.flatMap(({ grades }) => Object.keys(grades)))];
  return [
    ['Level', 'Category', 'Step', 'Group', 'Candidates'],
    ...demographicsByStep.map(({ name, runningTotal }) => [
      ALL_LEVELS,
      EVERYBODY,
      name,
      EVERYBODY,
      runningTotal,
    ]),
    ...(levels.length === 0 ? ['all'] : levels).flatMap((level) =>
      coverage.categories.flatMap(({ category, options }) =>
        demographicsByStep.flatMap(({ name, grades }) => {
          const start = [levelName(level), demographicCategoryNames[category], name];
          const counts = grades[level]?.[category];
          if (!counts) return [[...start, '', TOO_FEW_CANDIDATES_CSV_MESSAGE]];
          return options.map(({ code, label }) => [...start, label, shown(counts[code])]);
        }),
      ),
    ),
  ];
}

export type JobDropOff = {
  title: string;
  steps: Readonly<Record<string, Partial<Record<DemographicCategory, DropOffCounts>>>>;
};
type DropOffCounts = Record<string, PublishedCount> | null | undefined;

/** One line for each step, of all roles together and of each role that has figures of its own. */
export function categoryDropOffCsvLines(
  category: DemographicCategory,
  {
    jobs,
    coverage,
    stepNames,
  }: {
    jobs: readonly JobDropOff[];
    coverage: DiversityFiguresPeriodsAndGroups;
    stepNames: Readonly<Record<string, string>>;
  },
): Line[] {
  const options = coverage.categories.find((each) => each.category === category)?.options ?? [];
  return [
    ['Role', 'Step', ...options.map(({ label }) => label)],
    ...jobs.flatMap(({ title, steps }) =>
      hiringReportSteps.map((step) => {
        const counts = steps[step]?.[category];
        const start = [title, stepNames[step] ?? step];
        // In every column: programs expect lines of one length.
        if (!counts) return [...start, ...options.map(() => TOO_FEW_CANDIDATES_CSV_MESSAGE)];
        return [...start, ...options.map(({ code }) => shown(counts[code]))];
      }),
    ),
  ];
}

type About = {
  what: string;
  from: string;
  until: string;
  zone: string;
  coverage: DiversityFiguresPeriodsAndGroups;
};

/** What the figures are about, and what is said instead of a number: the last line, as long as the others. */
export function hiringStepDropOffCsvNote(
  { what, from, until, zone, coverage }: About,
  width: number,
): Line {
  const published =
    coverage.disclosure === 'row-rule'
      ? 'Exact figures of today.'
      : coverage.from === null
        ? 'No figures about background are published for these days yet.'
        : `Figures about background are those of the published periods from ${coverage.from} to ${coverage.until}, rounded.`;
  const says = [
    `${what}: applications begun from ${from} to ${until}, days in ${zone}.`,
    published,
    `“${HELD_BACK}”: held back, so that another figure cannot be computed from it.`,
    `“${TOO_FEW_CANDIDATES_CSV_MESSAGE}”: fewer than five, or nothing published.`,
  ];
  return [`Note: ${says.join(' ')}`, ...Array<string>(Math.max(0, width - 1)).fill('')];
}

function levelName(level: string): string {
  return level === 'all' ? ALL_LEVELS : level;
}

function shown(cell: PublishedCount | undefined): string | number {
  return cell ?? HELD_BACK;
}
