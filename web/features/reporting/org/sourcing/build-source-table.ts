import { type PublishedCount } from '@evenhand/contract/reporting/demographic-counts-schemas.ts';
import { type DiversityFiguresPeriodsAndGroups } from '@evenhand/contract/reporting/what-diversity-figures-cover-types.ts';
import {
  CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN,
  PERCENTAGE_DENOMINATOR_MIN,
  TOO_FEW_CANDIDATES_MESSAGE,
} from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import {
  type DemographicCategory,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { ReferrerFigures } from '@evenhand/contract/reporting/organisation-reports.ts';
import { formatPercent } from '../../../../parts/words/format-percent.ts';
import { formatCountWithThousands } from '../../format-count-or-percent.ts';
import {
  HELD_BACK_FIGURE_WORDS,
  type DemographicOption,
  type DemographicShare,
  calculateDemographicShares,
} from '../demographic-shares-of-group.ts';
import { calculateHeatMapColourStep } from './heat-map-colour-step.ts';

/** A category, or how sources do. */
export type SourceTableTabId = DemographicCategory | 'performance';

const SHARE_CEILING = 100;
const SCORE_CEILING = 5;

export type SourceCellValue = {
  text: string;
  /** What a file says instead, where nothing beside it explains the number. */
  inFile?: string;
  /** What it is sorted by; null goes last. */
  value: number | null;
  /** Which step of the ramp, where it has one. */
  heat: number | null;
  /** A number that is not told. */
  isHidden?: true;
};
export type SourceRowValues = {
  name: string;
  candidates: number;
  cells: SourceCellValue[];
  /** Instead of cells. */
  message: string | null;
};
export type SourceColumnKeyAndTitle = { key: string; title: string };
export type SourceTableData = { columns: SourceColumnKeyAndTitle[]; rows: SourceRowValues[] };

/** Under a table of shares. */
export const COUNTS_INSTEAD_OF_PERCENTAGES_NOTE = `A number without % is a count: there is no percentage of fewer than ${PERCENTAGE_DENOMINATOR_MIN} who told us.`;

/** What a tab shows of every source. */
export function buildSourceTable(
  referrers: readonly ReferrerFigures[],
  coverage: DiversityFiguresPeriodsAndGroups,
  tab: SourceTableTabId,
): SourceTableData {
  if (tab === 'performance')
    return { columns: performanceColumns, rows: referrers.map(performanceRow) };
  const options = coverage.categories.find(({ category }) => category === tab)?.options ?? [];
  const columns = [
    ...options
      .filter(({ code }) => code !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE)
      .map(({ code, label }) => ({ key: code, title: label })),
    { key: UNKNOWN_DEMOGRAPHIC_OPTION_CODE, title: 'Not known (people)' },
  ];
  return { columns, rows: referrers.map((each) => categoryRow(each, coverage, { tab, options })) };
}

const performanceColumns: SourceColumnKeyAndTitle[] = [
  { key: 'review', title: 'Reviewed' },
  { key: 'interview', title: 'Interviewed' },
  { key: 'filter', title: 'Hired' },
  { key: 'meanScore', title: 'Mean stars' },
];

/** Numbers that say nothing of who people are: no source is too small for them. */
function performanceRow({
  name,
  count,
  review,
  interview,
  filter,
  meanScore,
}: ReferrerFigures): SourceRowValues {
  const numbers = [review, interview, filter].map((value) => ({
    text: formatCountWithThousands(value),
    value,
    heat: null,
  }));
  const score = {
    text: meanScore === null ? '–' : meanScore.toFixed(1),
    value: meanScore,
    heat:
      meanScore === null
        ? null
        : calculateHeatMapColourStep(Number(meanScore.toFixed(1)), SCORE_CEILING),
  };
  return { name, candidates: count, cells: [...numbers, score], message: null };
}

function categoryRow(
  { name, count, breakdown }: ReferrerFigures,
  { disclosure, from }: DiversityFiguresPeriodsAndGroups,
  { tab, options }: { tab: DemographicCategory; options: readonly DemographicOption[] },
): SourceRowValues {
  const row = { name, candidates: count };
  // Without a breakdown a source of five or more is not published on these dates.
  const counts = count < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN ? null : breakdown?.[tab];
  if (!counts) {
    const isHeldBack = disclosure === 'row-rule' && count >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN;
    const hidden = isHeldBack ? HELD_BACK_FIGURE_WORDS : TOO_FEW_CANDIDATES_MESSAGE;
    return { ...row, cells: [], message: counts === null ? hidden : unpublished(from) };
  }
  const shares = calculateDemographicShares(
    counts,
    options,
    disclosure === 'row-rule' ? { everybody: count } : null,
  );
  return {
    ...row,
    cells: [
      ...shares.options.map((share) => shareCell(share, shares.told)),
      countCell(shares.unknown),
    ],
    message: null,
  };
}

/** Either no quarter is published yet, or this source is among the others in one of them. */
function unpublished(from: string | null): string {
  return from === null
    ? 'Not published for these dates'
    : 'Too few answered in one of the quarters';
}

function shareCell({ count, share }: DemographicShare, told: number | null): SourceCellValue {
  if (share !== null)
    return {
      text: formatPercent(share),
      value: share,
      heat: calculateHeatMapColourStep(Math.round(share), SHARE_CEILING),
    };
  const cell = countCell(count);
  if (typeof count === 'number') cell.inFile = `${count} people`;
  // Of few there is no percentage; they are sorted by theirs all the same.
  return told && cell.value !== null ? { ...cell, value: (cell.value / told) * 100 } : cell;
}

function countCell(count: PublishedCount): SourceCellValue {
  if (typeof count === 'number')
    return { text: formatCountWithThousands(count), value: count, heat: null };
  return { text: count === null ? '–' : '< 5', value: null, heat: null, isHidden: true };
}

export function haveSourcesTogetherTooFewApplications(
  referrers: readonly ReferrerFigures[],
): boolean {
  return referrers.reduce((sum, { count }) => sum + count, 0) < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN;
}
