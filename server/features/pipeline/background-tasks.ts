import { recomputeStaleScoresEachDay } from './recompute-stale-scores.ts';

export const pipelinePeriodicTasks = {
  'store-scores': { work: recomputeStaleScoresEachDay, soon: false },
};
