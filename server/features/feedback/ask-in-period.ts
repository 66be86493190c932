import type { FeedbackType } from '@evenhand/contract/recent-feedback.ts';
import { dayBounds } from '../interviews/rules/day-bounds.ts';
import { askedOf, type Errand, type Query } from '../reporting/ask-report.ts';
import { whileConnected } from '../reporting/while-connected.ts';
import { type Experience, readExperience } from '../figures/read-experience.ts';
import { findJobsNotReviewed, type Period } from './sql/experience.ts';

export type InPeriod = { period: Period; experience: Experience };

/**
 * The ratings of the period of a report, for whoever may ask for one; undefined where no period and no filter was chosen.
 * Of roles that the member still reviews nothing is counted.
 */
export async function askInPeriod({
  db,
  visitor,
  query: { type, from, until, teams, grades },
  outside,
  request,
}: Errand<Query & { type: FeedbackType }>): Promise<() => Promise<InPeriod | undefined>> {
  const chosen = { from, until, teams, grades };
  if (Object.values(chosen).every((value) => value === undefined)) return async () => undefined;
  const { range, ...asked } = await askedOf({ db, visitor, outside }, chosen);
  const jobIds = await findJobsNotReviewed(db, asked.jobIds);
  const period = {
    from: dayBounds(asked.from, range.zone).from,
    until: dayBounds(asked.until, range.zone).until,
    jobIds,
  };
  return () =>
    whileConnected(request, async (signal) => {
      const of = { ...asked, jobIds, kind: type, signal };
      return { period, experience: await readExperience(outside, of) };
    });
}
