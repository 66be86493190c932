import type { Visit } from '../../access/visit.ts';
import { startDraftJob } from '../jobs/start-draft-job.ts';
import { startPlanOfJob } from '../job-plan/start-plan-of-job.ts';

/** Starts a draft that has a title and the plan every role begins with, and gives back its id. */
export async function startJobWithTitle(visit: Visit, job: { title: string }): Promise<number> {
  const id = await startDraftJob(visit, job);
  await startPlanOfJob(visit.db, id);
  return id;
}
