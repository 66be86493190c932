import { endAccounts } from './end-accounts.ts';

export const organisationRounds = { 'end-accounts': { work: endAccounts, soon: false } };
