import { LIKELY_RANGE_STANDARD_ERRORS } from '@evenhand/contract/pipeline/leaderboard.ts';
import { calculateHalfWidthOfLikelyScoreRange } from './calculate-half-width-of-likely-score-range.ts';
import { roundToTwoDecimals } from './round-to-two-decimals.ts';
import { createIsStageCompletedPredicate } from './create-is-stage-completed-predicate.ts';

type ScoreWithStages = {
  overall: number | null;
  error: number | null;
  /** A bit for each stage that is complete. */
  complete: number;
  /** The square of the error of each stage: as far as it is known, and what share waits for the variance of others. */
  stages: readonly { stageId: number; known: number; lone: number }[];
};

type Known = {
  stages: readonly { id: number; position: number; weight: number }[];
  pooled: readonly { stageId: number; variance: number | null }[];
};

/** Half the width of the likely range: what is stored where it is known; else with what is known of the others. */
export function storedOrCalculatedScoreRangeHalfWidth(
  { overall, error, complete, stages: scores }: ScoreWithStages,
  { stages, pooled }: Known,
): number | null {
  if (overall === null) return null;
  if (error !== null) return roundToTwoDecimals(error * LIKELY_RANGE_STANDARD_ERRORS);
  const range = calculateHalfWidthOfLikelyScoreRange(
    stages.filter(createIsStageCompletedPredicate(complete)).map(({ id, weight }) => {
      const { known = 0, lone = 0 } = scores.find(({ stageId }) => stageId === id) ?? {};
      const variance = pooled.find(({ stageId }) => stageId === id)?.variance ?? null;
      return { weight, known, lone, pooled: variance };
    }),
  );
  return range === null ? null : roundToTwoDecimals(range);
}
