import { endOrRenewAccounts } from './end-accounts.ts';

export const organisationPeriodicTasks = {
  'end-accounts': { work: endOrRenewAccounts, soon: false },
};
