import { endOrRenewOrganisationAccounts } from './end-or-renew-organisation-accounts.ts';

export const organisationPeriodicTasks = {
  'end-accounts': { work: endOrRenewOrganisationAccounts, soon: false, everySeconds: 60 },
};
