import { scaleBand, scaleLinear } from 'd3-scale';
import {
  CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN,
  PERCENTAGE_DENOMINATOR_MIN,
} from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import type { DiversityChartStepData } from './diversity-chart-step-shares-options-and-grades.ts';
import type { DiversityChartSeries } from './choose-diversity-chart-series.ts';
import { formatPercent } from '../../../../parts/words/format-percent.ts';

const AXIS_WIDTH = 44;
const ABOVE = 20;
const PLOT_HEIGHT = 168;
const BELOW = 50;
const BAR_MOST = 28;
const BAR_GAP = 3;
/** Two figures of a printed value are so wide. */
const VALUE_LEAST = 15;
const MASK_HEIGHT = 36;

export type DiversityChartBarLayout = {
  code: string;
  /** Which of the colours. */
  place: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** What stands above it, where there is room. */
  value: string | null;
  /** All of it in words. */
  says: string;
};
export type DiversityChartGroupLayout = {
  step: string;
  name: string;
  base: string;
  x: number;
  width: number;
  middle: number;
  bars: DiversityChartBarLayout[];
  /** Instead of bars. */
  mask: string | null;
};
export type DiversityChartLayout = {
  height: number;
  floor: number;
  left: number;
  ticks: { y: number; words: string }[];
  groups: DiversityChartGroupLayout[];
};

/** Where everything stands in a chart of this width. */
export function layOutDiversityChart(
  steps: readonly DiversityChartStepData[],
  series: readonly DiversityChartSeries[],
  { width, top }: { width: number; top: number },
): DiversityChartLayout {
  const floor = top + ABOVE + PLOT_HEIGHT;
  const shares = steps.flatMap(({ shares: told }) =>
    (told?.options ?? []).flatMap(({ code, share }) =>
      share !== null && series.some((each) => each.code === code) ? [share] : [],
    ),
  );
  const y = scaleLinear([0, Math.max(10, ...shares)], [floor, top + ABOVE]).nice(4);
  const x = scaleBand(
    steps.map(({ step }) => step),
    [AXIS_WIDTH, width],
  )
    .paddingInner(0.22)
    .paddingOuter(0.11);
  return {
    height: floor + BELOW,
    floor,
    left: AXIS_WIDTH,
    ticks: y.ticks(4).map((tick) => ({ y: y(tick), words: formatPercent(tick) })),
    groups: steps.map((step) =>
      groupOf(step, series, { x: x(step.step) ?? 0, width: x.bandwidth(), y, floor }),
    ),
  };
}

type Space = { x: number; width: number; y: (share: number) => number; floor: number };

function groupOf(
  step: DiversityChartStepData,
  series: readonly DiversityChartSeries[],
  room: Space,
): DiversityChartGroupLayout {
  const { x, width, y, floor } = room;
  const mask = maskOf(step);
  const count = Math.max(1, series.length);
  const barWidth = Math.max(2, Math.min(BAR_MOST, (width - BAR_GAP * (count - 1)) / count));
  const whole = barWidth * count + BAR_GAP * (count - 1);
  const start = x + (width - whole) / 2;
  return {
    step: step.step,
    name: step.name,
    base: step.shares?.told ? `of ${step.shares.told.toLocaleString('en-GB')}` : '',
    x,
    width,
    middle: x + width / 2,
    mask,
    bars: mask
      ? []
      : series.map(({ code, label, place }, index) => {
          const found = step.shares?.options.find((option) => option.code === code);
          const share = found?.share ?? null;
          const height = share === null ? 0 : floor - y(share);
          return {
            code,
            place,
            x: start + index * (barWidth + BAR_GAP),
            y: floor - height,
            width: barWidth,
            height,
            value: barWidth + BAR_GAP < VALUE_LEAST ? null : valueOf(share, found?.count ?? null),
            says: `${label}, ${step.name}: ${inWords(share, found?.count ?? null, step)}`,
          };
        }),
  };
}

const MASKED = `Groups under ${CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN}`;

function maskOf({ shares, without }: DiversityChartStepData): string | null {
  if (shares === undefined) return 'Not published';
  if (shares === null && without === null) return MASKED;
  if (shares === null) return without === 'held-back' ? 'Held back' : 'Too few';
  if (shares.told === null) return 'Held back';
  return shares.told < PERCENTAGE_DENOMINATOR_MIN
    ? `Under ${PERCENTAGE_DENOMINATOR_MIN} told us`
    : null;
}

function valueOf(share: number | null, count: number | '<5' | null): string {
  if (share !== null) return String(Math.round(share));
  return count === null ? '–' : '<5';
}

function inWords(
  share: number | null,
  count: number | '<5' | null,
  { shares }: DiversityChartStepData,
): string {
  if (share === null || typeof count !== 'number')
    return count === null ? 'held back' : 'fewer than 5';
  return `${formatPercent(share)}, ${count.toLocaleString('en-GB')} of ${(shares?.told ?? 0).toLocaleString('en-GB')} who told us`;
}

/** Where the box of a masked group stands. */
export function layOutMaskedGroupBox({ x, width }: DiversityChartGroupLayout, floor: number) {
  return { x: x + 2, y: floor - MASK_HEIGHT, width: Math.max(0, width - 4), height: MASK_HEIGHT };
}
