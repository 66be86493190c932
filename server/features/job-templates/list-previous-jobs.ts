import { PREVIOUS_JOBS_LISTED_MAX } from '@evenhand/contract/job-templates.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { jobPhaseOf } from '../jobs/rules/job-phase-and-job-card-destination.ts';
import { findNewestJobs } from './sql/job-templates-and-newest-jobs.ts';

/** The newest roles of the organisation, whatever their phase: what one may want to begin another with. */
export async function listPreviousJobs(db: Db<'staff'>, now: Date) {
  const jobs = await findNewestJobs(db, PREVIOUS_JOBS_LISTED_MAX);
  return jobs.map((job) => ({
    id: job.id,
    title: job.title,
    createdAt: job.createdAt,
    overallPhase: jobPhaseOf(job, now),
  }));
}
