import { refreshRollupsOfAllOrganisations } from './refresh-rollups-of-one-or-all-organisations.ts';

/** Whoever reads figures refreshes what waits. */
export const rollupPeriodicTasks = {
  'fold-facts': { work: refreshRollupsOfAllOrganisations, soon: false },
};
