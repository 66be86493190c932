import { jobPhaseOf, type JobDates } from '../../jobs/rules/job-phase.ts';

const MINUTE_MS = 60_000;
/** Whoever began before the role closed may finish the sentence they were writing. */
const GRACE_MS = 60 * MINUTE_MS;
/** A closed role's page says so for a while, then it is gone. */
const CLOSED_PAGE_MS = 30 * 24 * 60 * MINUTE_MS;

/** Whether an application that was begun in time may still be written and sent. */
export function mayStillAnswer(job: JobDates, now: Date): boolean {
  return (
    jobPhaseOf(
      { ...job, closesAt: job.closesAt && new Date(job.closesAt.getTime() + GRACE_MS) },
      now,
    ) === 'OPEN'
  );
}

/** What a passer-by finds behind the link of a role that was published and not archived. */
export function publicJobState(job: JobDates, now: Date): 'open' | 'closed' | 'gone' {
  if (jobPhaseOf(job, now) === 'OPEN') return 'open';
  return job.closesAt !== null && now.getTime() - job.closesAt.getTime() < CLOSED_PAGE_MS
    ? 'closed'
    : 'gone';
}
