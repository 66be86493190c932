import type { Db } from '../../access/run-transaction-by-door.ts';
import { deleteErasureEmailRowsSentBefore } from './sql/erasure-emails.ts';

const DAY_MS = 86_400_000;

/** What told somebody of their erasure is no reason to know them on: it goes a day after it has left, or could not leave. */
export async function deleteSentErasureEmails(db: Db<'system'>, now: Date): Promise<void> {
  await deleteErasureEmailRowsSentBefore(db, new Date(now.getTime() - DAY_MS));
}
