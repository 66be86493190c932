import { mergeRankingCountRows } from './merge-ranking-count-rows.ts';
import { recomputeStaleScores } from './recompute-stale-scores.ts';

export const pipelinePeriodicTasks = {
  'store-scores': { work: recomputeStaleScores, soon: false, everySeconds: 86_400 },
  // Whoever reads the counts adds what waits.
  'add-up-ranking': { work: mergeRankingCountRows, soon: false },
};
