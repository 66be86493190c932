import type { Db } from '../../doors/enter.ts';
import { Refusal } from '../../refusal.ts';
import type { MailKind } from './rules/tags.ts';
import { cancelWaiting, findMail, type MailRow } from './sql.ts';

/** Keeps the waiting mails of one kind from leaving, for a decision that was taken back; what has left has left. */
export async function cancelMails(
  db: Db<'staff'>,
  applicationIds: number[],
  kind: MailKind,
): Promise<void> {
  await cancelWaiting(db, { applicationIds, kind });
}

/**
 * Keeps one waiting mail from leaving; asking again changes nothing. The caller has checked the right to, and audits.
 * @throws Refusal not-found, or conflict when it has left
 */
export async function cancelMail(
  db: Db<'staff'>,
  which: { mailId: number; applicationId: number },
): Promise<MailRow> {
  await cancelWaiting(db, { id: which.mailId, applicationIds: [which.applicationId] });
  const mail = await findMail(db, { id: which.mailId, applicationId: which.applicationId });
  if (mail === undefined) throw new Refusal('not-found');
  if (mail.state !== 'cancelled')
    throw new Refusal('conflict', { message: 'This e-mail has already left.' });
  return mail;
}
