import type { Db } from '../../access/enter.ts';
import { remindBefore } from './rules/hire-status.ts';
import { findUnconfirmed, type JobToConfirm } from './sql/hire-status.ts';

/** The roles whose hire is to be confirmed by this member: asked for on the dashboard and among their tasks alike. */
export function findJobsToConfirm(
  db: Db<'staff'>,
  whose: { memberId: number; now: Date },
): Promise<JobToConfirm[]> {
  return findUnconfirmed(db, { ...whose, askedAgain: remindBefore(whose.now) });
}
