import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  isOwnFinishReminderStopped,
  insertOwnFinishReminderStopRow,
} from './sql/finish-application-reminders-and-stops.ts';

/** Whether the candidate of this door asked for no reminder to finish. */
export async function hasStoppedFinishReminders(db: Db<'candidate'>): Promise<boolean> {
  return isOwnFinishReminderStopped(db);
}

/** To do it again changes nothing. */
export async function stopOwnFinishReminders(
  db: Db<'candidate'>,
  stop: { applicationId: number; now: Date },
): Promise<void> {
  await insertOwnFinishReminderStopRow(db, stop);
}
