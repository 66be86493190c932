import { runTransactionByDoor } from '../../access/run-transaction-by-door.ts';
import type { Services } from '../../services.ts';
import { sendPasswordResetLinks } from './send-password-reset-links.ts';
import { deleteExpiredTokens } from './sql/passwords.ts';

const HOUR_MS = 3_600_000;

let tidiedAt = 0;

export const signInPeriodicTasks = {
  'send-reset-links': { work: sendPasswordResetLinks, soon: true },
  'tidy-sign-in': { work: tidyNowAndThen, soon: false },
};

/** Forgets failures older than a day, and what has run out; once an hour is enough. */
async function tidyNowAndThen(services: Services): Promise<void> {
  if (services.now().getTime() - tidiedAt < HOUR_MS) return;
  tidiedAt = services.now().getTime();
  await runTransactionByDoor({ services, door: 'system' }, deleteExpiredTokens);
}
