import { LIKELY_RANGE_ERRORS } from '@evenhand/contract/pipeline/leaderboard.ts';
import { likelyRange } from './likely-range.ts';
import { roundTo2 } from './round-to-2.ts';

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
export function spreadOfScore(
  { overall, error, complete, stages: scores }: ScoreWithStages,
  { stages, pooled }: Known,
): number | null {
  if (overall === null) return null;
  if (error !== null) return roundTo2(error * LIKELY_RANGE_ERRORS);
  const range = likelyRange(
    stages.filter(isStageIn(complete)).map(({ id, weight }) => {
      const { known = 0, lone = 0 } = scores.find(({ stageId }) => stageId === id) ?? {};
      const variance = pooled.find(({ stageId }) => stageId === id)?.variance ?? null;
      return { weight, known, lone, pooled: variance };
    }),
  );
  return range === null ? null : roundTo2(range);
}

/** Whether a stage is among those whose bits are set. */
export function isStageIn(complete: number): (stage: { position: number }) => boolean {
  return ({ position }) => Math.floor(complete / 2 ** position) % 2 === 1;
}
