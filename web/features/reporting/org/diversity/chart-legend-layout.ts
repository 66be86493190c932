import type { DiversityChartSeries } from './choose-diversity-chart-series.ts';

const SWATCH = 18;
const GAP = 28;
const ROW = 22;

export type ChartLegendEntryLayout = DiversityChartSeries & { x: number; y: number };

/** The names of the groups in as many rows as they need. */
export function layOutChartLegend(
  series: readonly DiversityChartSeries[],
  { width, left, widthOf }: { width: number; left: number; widthOf: (text: string) => number },
): { entries: ChartLegendEntryLayout[]; height: number } {
  let x = left;
  let row = 0;
  const entries = series.map((each) => {
    const room = SWATCH + widthOf(each.label);
    if (x > left && x + room > width) {
      x = left;
      row += 1;
    }
    const entry = { ...each, x, y: row * ROW };
    x += room + GAP;
    return entry;
  });
  return { entries, height: (row + 1) * ROW };
}
