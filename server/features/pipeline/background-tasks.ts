import { addUpRankingCounts } from './add-up-ranking-counts.ts';
import { recomputeStaleScores } from './recompute-stale-scores.ts';

export const pipelinePeriodicTasks = {
  'store-scores': { work: recomputeStaleScores, soon: false, everySeconds: 86_400 },
  // Whoever reads the counts adds what waits.
  'add-up-ranking': { work: addUpRankingCounts, soon: false },
};
