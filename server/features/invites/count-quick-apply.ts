import type { Db } from '../../access/enter.ts';
import { countInterested, type Interval } from './sql/people.ts';

/** How many have shown interest, in one role or in all, within a time or ever; whatever became of them since. */
export async function countQuickApply(
  db: Db<'staff'>,
  which: { jobId?: number } & Interval,
): Promise<number> {
  return countInterested(db, which);
}
