import { refreshRollupsOfAllOrganisations } from './refresh-rollups.ts';

/** Whoever reads figures refreshes what waits. */
export const rollupPeriodicTasks = {
  'fold-facts': { work: refreshRollupsOfAllOrganisations, soon: false },
};
