import { storeStaleScoresEachDay } from './store-stale-scores.ts';

export const pipelinePeriodicTasks = {
  'store-scores': { work: storeStaleScoresEachDay, soon: false },
};
