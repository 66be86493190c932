import { refreshRollupsOfAllOrganisations } from './refresh-rollups.ts';

/** Whoever reads figures refreshes what waits. */
export const figurePeriodicTasks = {
  'fold-facts': { work: refreshRollupsOfAllOrganisations, soon: false },
};
