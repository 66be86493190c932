import {
  jobPhaseOf,
  type JobPhaseDates,
} from '../../jobs/rules/job-phase-and-job-card-destination.ts';

const MINUTE_MS = 60_000;
/** Whoever began before the role closed may finish the sentence they were writing. */
const GRACE_MS = 60 * MINUTE_MS;

/** Whether an application that was begun in time may still be written and sent. */
export function mayApplicationStillBeWritten(job: JobPhaseDates, now: Date): boolean {
  return (
    jobPhaseOf(
      { ...job, closesAt: job.closesAt && new Date(job.closesAt.getTime() + GRACE_MS) },
      now,
    ) === 'OPEN'
  );
}
