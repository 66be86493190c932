import {
  type Category,
  type Cell,
  type Coverage,
  GROUP_LEAST,
  PERCENT_LEAST,
  TOO_FEW_CANDIDATES,
  UNKNOWN,
} from '@evenhand/contract/reporting/demographics.ts';
import type { Referrer } from '@evenhand/contract/reporting/organisation-reports.ts';
import { percent } from '../../../../parts/words/percent.ts';
import { plain } from '../../figures.ts';
import { HELD_BACK, type Option, type Share, sharesOf } from '../shares-of.ts';
import { heatOf } from './heat.ts';

/** A category, or how sources do. */
export type SourceTab = Category | 'performance';

const SHARE_CEILING = 100;
const SCORE_CEILING = 5;

export type SourceCell = {
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
export type SourceRow = {
  name: string;
  candidates: number;
  cells: SourceCell[];
  /** Instead of cells. */
  message: string | null;
};
export type SourceColumn = { key: string; title: string };
export type SourceTable = { columns: SourceColumn[]; rows: SourceRow[] };

/** Under a table of shares. */
export const COUNTS_NOTE = `A number without % is a count: there is no percentage of fewer than ${PERCENT_LEAST} who told us.`;

/** What a tab shows of every source. */
export function sourceTable(
  referrers: readonly Referrer[],
  coverage: Coverage,
  tab: SourceTab,
): SourceTable {
  if (tab === 'performance')
    return { columns: performanceColumns, rows: referrers.map(performanceRow) };
  const options = coverage.categories.find(({ category }) => category === tab)?.options ?? [];
  const columns = [
    ...options
      .filter(({ code }) => code !== UNKNOWN)
      .map(({ code, label }) => ({ key: code, title: label })),
    { key: UNKNOWN, title: 'Not known (people)' },
  ];
  return { columns, rows: referrers.map((each) => categoryRow(each, coverage, { tab, options })) };
}

const performanceColumns: SourceColumn[] = [
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
}: Referrer): SourceRow {
  const numbers = [review, interview, filter].map((value) => ({
    text: plain(value),
    value,
    heat: null,
  }));
  const score = {
    text: meanScore === null ? '–' : meanScore.toFixed(1),
    value: meanScore,
    heat: meanScore === null ? null : heatOf(Number(meanScore.toFixed(1)), SCORE_CEILING),
  };
  return { name, candidates: count, cells: [...numbers, score], message: null };
}

function categoryRow(
  { name, count, breakdown }: Referrer,
  { disclosure, from }: Coverage,
  { tab, options }: { tab: Category; options: readonly Option[] },
): SourceRow {
  const row = { name, candidates: count };
  // Without a breakdown a source of five or more is not published on these dates.
  const counts = count < GROUP_LEAST ? null : breakdown?.[tab];
  if (!counts) {
    const isHeldBack = disclosure === 'row-rule' && count >= GROUP_LEAST;
    const hidden = isHeldBack ? HELD_BACK : TOO_FEW_CANDIDATES;
    return { ...row, cells: [], message: counts === null ? hidden : unpublished(from) };
  }
  const shares = sharesOf(counts, options, disclosure === 'row-rule' ? { everybody: count } : null);
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

function shareCell({ count, share }: Share, told: number | null): SourceCell {
  if (share !== null)
    return {
      text: percent(share),
      value: share,
      heat: heatOf(Math.round(share), SHARE_CEILING),
    };
  const cell = countCell(count);
  if (typeof count === 'number') cell.inFile = `${count} people`;
  // Of few there is no percentage; they are sorted by theirs all the same.
  return told && cell.value !== null ? { ...cell, value: (cell.value / told) * 100 } : cell;
}

function countCell(count: Cell): SourceCell {
  if (typeof count === 'number') return { text: plain(count), value: count, heat: null };
  return { text: count === null ? '–' : '< 5', value: null, heat: null, isHidden: true };
}

export function isSmall(referrers: readonly Referrer[]): boolean {
  return referrers.reduce((sum, { count }) => sum + count, 0) < GROUP_LEAST;
}
