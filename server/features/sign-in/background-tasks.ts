import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { reconcileAddressDirectory } from './keep-address-directory.ts';
import { sendPasswordResetLinks } from './send-password-reset-links.ts';
import { deleteExpiredTokenRows } from './sql/passwords-password-links-and-reset-requests.ts';

export const signInPeriodicTasks = {
  'send-reset-links': { work: sendPasswordResetLinks, soon: true },
  'tidy-sign-in': { work: tidySignIn, soon: false, everySeconds: 3600 },
  'reconcile-address-directory': {
    work: reconcileAddressDirectory,
    soon: false,
    everySeconds: 300,
  },
};

/** Forgets failures older than a day, and what has run out; once an hour is enough. */
async function tidySignIn(services: Services): Promise<void> {
  await runTransactionByDoor({ services, door: 'system' }, deleteExpiredTokenRows);
}
