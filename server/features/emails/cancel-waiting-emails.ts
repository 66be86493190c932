import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EmailKind } from '../../emails/all-email-types.ts';
import {
  cancelWaitingEmailRows,
  findEmailOfApplication,
  type EmailDbRow,
} from './sql/event-email-facts-and-waiting-email-queries.ts';

/** Keeps the waiting e-mails of one kind from leaving, for a decision that was taken back; what has left has left. */
export async function cancelWaitingEmails(
  db: Db<'staff'>,
  applicationIds: number[],
  kind: EmailKind,
): Promise<void> {
  await cancelWaitingEmailRows(db, { applicationIds, kind });
}

/**
 * Keeps one waiting mail from leaving; asking again changes nothing. The caller has checked the right to, and audits.
 * @throws Refusal not-found, or conflict when it has left
 */
export async function cancelWaitingEmail(
  db: Db<'staff'>,
  which: { mailId: number; applicationId: number },
): Promise<EmailDbRow> {
  await cancelWaitingEmailRows(db, { id: which.mailId, applicationIds: [which.applicationId] });
  const email = await findEmailOfApplication(db, {
    id: which.mailId,
    applicationId: which.applicationId,
  });
  if (email === undefined) throw new Refusal('not-found');
  if (email.state !== 'cancelled')
    throw new Refusal('conflict', { message: 'This e-mail has already left.' });
  return email;
}
