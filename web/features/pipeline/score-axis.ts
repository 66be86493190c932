const MOST = 100;
const LEAST = 0;
const STEP = 10;
/** More marks than this crowd the axis: then only every second one is marked. */
const MARKS_MAX = 6;

export type ScoreAxisRange = { low: number; high: number; marks: number[] };

/** One axis for all rows: from the ten below the lowest bar to a hundred. */
export function buildScoreAxis(
  rows: readonly { overall: number | null; spread: number | null }[],
): ScoreAxisRange {
  const lows = rows.flatMap(({ overall, spread }) =>
    overall === null ? [] : [overall - (spread ?? 0)],
  );
  const lowest = Math.min(MOST - 2 * STEP, ...lows);
  const low = Math.max(LEAST, Math.floor(lowest / STEP) * STEP);
  const tens = Array.from({ length: (MOST - low) / STEP + 1 }, (_, i) => low + i * STEP);
  const marks = tens.length > MARKS_MAX ? tens.filter((mark) => mark % (2 * STEP) === 0) : tens;
  return { low, high: MOST, marks };
}

/** Where a score lies on the axis, in percent of its width. */
export function scoreAxisPercent({ low, high }: ScoreAxisRange, score: number): number {
  return ((Math.min(Math.max(score, low), high) - low) / (high - low)) * 100;
}
