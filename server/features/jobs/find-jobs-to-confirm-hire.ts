import type { Db } from '../../access/enter-door.ts';
import { hireReminderCutoff } from './rules/hire-status.ts';
import { findJobsWithUnconfirmedHire, type JobToConfirmHire } from './sql/hire-status.ts';

/** The roles whose hire is to be confirmed by this member: asked for on the dashboard and among their tasks alike. */
export function findJobsToConfirmHire(
  db: Db<'staff'>,
  whose: { memberId: number; now: Date },
): Promise<JobToConfirmHire[]> {
  return findJobsWithUnconfirmedHire(db, { ...whose, askedAgain: hireReminderCutoff(whose.now) });
}
