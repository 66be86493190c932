import {
  LIKELY_RANGE_STANDARD_ERRORS,
  LEADERBOARD_POINTS_PER_STAR,
} from '@evenhand/contract/pipeline/leaderboard.ts';

/** What is known of the error of one complete stage, in stars squared. */
export type KnownErrorVarianceOfStageScore = {
  weight: number;
  known: number;
  /** What share of the answers only one person has read, by the squares of their weights. */
  lone: number;
  /** The variance between the reviewers of one answer of this stage; null where nobody shared one. */
  pooled: number | null;
};

/**
 * Half the width of the 80 % range around an overall score: 1.2816 times the root of Σ W² · error² ÷ Σ W. An answer that only
 * one person has read borrows its variance from the others of its stage; null where there is none to borrow.
 */
export function calculateHalfWidthOfLikelyScoreRange(
  stages: readonly KnownErrorVarianceOfStageScore[],
): number | null {
  const weight = stages.reduce((sum, stage) => sum + stage.weight, 0);
  if (weight === 0) return null;
  let squares = 0;
  for (const { weight: own, known, lone, pooled } of stages) {
    if (lone > 0 && pooled === null) return null;
    squares += own * own * (known + lone * (pooled ?? 0));
  }
  return LIKELY_RANGE_STANDARD_ERRORS * LEADERBOARD_POINTS_PER_STAR * (Math.sqrt(squares) / weight);
}
