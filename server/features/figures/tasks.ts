import { refreshAllRollups } from './refresh-rollups.ts';

/** Whoever reads figures refreshes what waits. */
export const figureRounds = { 'fold-facts': { work: refreshAllRollups, soon: false } };
