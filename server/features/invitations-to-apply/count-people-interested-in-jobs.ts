import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  countInterestedApplications,
  type JobInterestPeriod,
} from './sql/interested-and-past-applicants.ts';

/** How many have shown interest, in one role or in all, within a time or ever; whatever became of them since. */
export async function countPeopleInterestedInJobs(
  db: Db<'staff'>,
  which: { jobId?: number } & JobInterestPeriod,
): Promise<number> {
  return countInterestedApplications(db, which);
}
