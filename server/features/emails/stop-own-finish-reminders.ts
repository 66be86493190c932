import type { Db } from '../../access/enter-door.ts';
import { isReminderStopped, saveReminderStop } from './sql/finish-reminders.ts';

/** Whether the candidate of this door asked for no reminder to finish. */
export async function hasStoppedFinishReminders(db: Db<'candidate'>): Promise<boolean> {
  return isReminderStopped(db);
}

/** To do it again changes nothing. */
export async function stopOwnFinishReminders(
  db: Db<'candidate'>,
  stop: { applicationId: number; now: Date },
): Promise<void> {
  await saveReminderStop(db, stop);
}
