import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  findEmailOfApplication,
  type EmailDbRow,
  rescheduleWaitingEmailRow,
} from './sql/event-email-facts-and-waiting-email-queries.ts';

/**
 * Lets a waiting mail leave at another moment. The caller has checked the right to, and audits.
 * @throws Refusal not-found, or conflict when it has left or is leaving
 */
export async function rescheduleWaitingEmail(
  db: Db<'staff'>,
  which: { mailId: number; applicationId: number; sendAt: Date },
): Promise<EmailDbRow> {
  const { mailId: id, applicationId, sendAt } = which;
  const moved = await rescheduleWaitingEmailRow(db, { id, applicationId, sendAt });
  const email = await findEmailOfApplication(db, { id, applicationId });
  if (email === undefined) throw new Refusal('not-found');
  if (!moved) throw new Refusal('conflict', { message: 'This e-mail does not wait any more.' });
  return email;
}

/** By the server itself, for what leaves with another e-mail; what has left meanwhile stays as it is. */
export async function rescheduleEmailIfWaiting(
  db: Db<'system'>,
  which: { id: number; applicationId: number; sendAt: Date },
): Promise<void> {
  await rescheduleWaitingEmailRow(db, which);
}
