import type { EffectiveStageWeight } from '@evenhand/contract/pipeline/ranking-weights.ts';

export type StageScoreSpreadAndWeight = {
  weight: number;
  candidates: number;
  spread: number;
  correlation: number | null;
};

/** Of fewer, neither a spread nor a correlation says anything. */
const CANDIDATES_LEAST = 5;

/**
 * How much each stage decides: weight × spread × correlation with the whole, in percent of the sum over all stages. What goes
 * against the whole decides nothing. A share is told of no stage where one has too few candidates.
 */
export function calculateEffectiveWeights(
  stages: readonly StageScoreSpreadAndWeight[],
): EffectiveStageWeight[] {
  const forces = stages.map(({ weight, spread, correlation }) =>
    Math.max(weight * spread * (correlation ?? 0), 0),
  );
  const all = forces.reduce((sum, force) => sum + force, 0);
  const isTold =
    all > 0 &&
    stages.every(({ weight, candidates }) => weight === 0 || candidates >= CANDIDATES_LEAST);
  return stages.map(({ candidates, spread, correlation }, at) => ({
    candidates,
    share: isTold ? Math.round(((forces[at] ?? 0) / all) * 100) : null,
    spread: round(spread),
    correlation: correlation === null ? null : round(correlation),
  }));
}

function round(x: number): number {
  return Math.round(x * 100) / 100;
}
