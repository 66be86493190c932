import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { deleteErasureEmailRowsSentBefore } from './sql/delete-sent-erasure-email-rows.ts';

const DAY_MS = 86_400_000;

/** What told somebody of their erasure is no reason to know them on: it goes a day after it has left, or could not leave. */
export async function deleteSentErasureEmails(db: Db<'system'>, now: Date): Promise<void> {
  await deleteErasureEmailRowsSentBefore(db, new Date(now.getTime() - DAY_MS));
}
