import { refreshAllRollups } from './refresh-rollups.ts';

/** Whoever reads figures folds what waits. */
export const figureRounds = { 'fold-facts': { work: refreshAllRollups, soon: false } };
