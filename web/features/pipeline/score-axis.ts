const MOST = 5;
const LEAST = 1;
const STEP = 0.5;
/** More marks than this crowd the axis: then only whole stars are marked. */
const MARKS_MAX = 6;

export type ScoreAxisRange = { low: number; high: number; marks: number[] };

/** One axis for all rows: from the half star below the lowest bar to five. */
export function buildScoreAxis(
  rows: readonly { mean: number | null; spread: number | null }[],
): ScoreAxisRange {
  const lows = rows.flatMap(({ mean, spread }) => (mean === null ? [] : [mean - (spread ?? 0)]));
  const lowest = Math.min(MOST - 2 * STEP, ...lows);
  const low = Math.max(LEAST, Math.floor(lowest / STEP) * STEP);
  const halves = Array.from({ length: (MOST - low) / STEP + 1 }, (_, i) => low + i * STEP);
  const marks = halves.length > MARKS_MAX ? halves.filter(Number.isInteger) : halves;
  return { low, high: MOST, marks };
}

/** Where a score lies on the axis, in percent of its width. */
export function scoreAxisPercent({ low, high }: ScoreAxisRange, score: number): number {
  return ((Math.min(Math.max(score, low), high) - low) / (high - low)) * 100;
}
