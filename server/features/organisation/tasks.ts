import { endOrRenewAccounts } from './end-or-renew-accounts.ts';

export const organisationPeriodicTasks = {
  'end-accounts': { work: endOrRenewAccounts, soon: false },
};
