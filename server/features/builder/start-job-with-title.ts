import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { startDraftJob } from '../jobs/start-draft-job.ts';
import { createCriteriaAndStagesOfNewJob } from '../job-plan/create-criteria-and-stages-of-new-job.ts';

/** Starts a draft that has a title and the plan every role begins with, and gives back its id. */
export async function startJobWithTitle(
  visit: VisitorRequestContext,
  job: { title: string },
): Promise<number> {
  const id = await startDraftJob(visit, job);
  await createCriteriaAndStagesOfNewJob(visit.db, id);
  return id;
}
