import {
  jobPhaseOf,
  type JobPhaseDates,
} from '../../jobs/rules/job-phase-and-job-card-destination.ts';

/** A closed role's page says so for a while, then it is gone. */
const CLOSED_PAGE_MS = 30 * 24 * 3_600_000;

/** What a passer-by finds behind the link of a role that was published and not archived. */
export function publicJobLinkState(job: JobPhaseDates, now: Date): 'open' | 'closed' | 'gone' {
  if (jobPhaseOf(job, now) === 'OPEN') return 'open';
  return job.closesAt !== null && now.getTime() - job.closesAt.getTime() < CLOSED_PAGE_MS
    ? 'closed'
    : 'gone';
}
