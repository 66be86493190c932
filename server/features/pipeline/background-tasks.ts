import { addUpRankingCounts } from './add-up-ranking-counts.ts';
import { recomputeStaleScoresEachDay } from './recompute-stale-scores.ts';

export const pipelinePeriodicTasks = {
  'store-scores': { work: recomputeStaleScoresEachDay, soon: false },
  // Whoever reads the counts adds what waits.
  'add-up-ranking': { work: addUpRankingCounts, soon: false },
};
