import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import {
  findTaskStagesOfJob,
  type TaskStageDbRow,
} from './sql/candidate-tasks-and-task-stages-of-job.ts';

/**
 * A stage of kind task of a role whose candidates the member decides on.
 * @throws Refusal not-found, not-allowed, job-archived, conflict for a sample role
 */
export async function loadTaskStageOfManagedJob(
  visit: VisitorRequestContext,
  { jobId, stageId }: { jobId: number; stageId: number },
): Promise<{ job: Awaited<ReturnType<typeof loadManagedJob>>; stage: TaskStageDbRow }> {
  const job = await loadManagedJob(visit, { jobId });
  const stage = (await findTaskStagesOfJob(visit.db, job.id)).find(
    (each) => each.stageId === stageId,
  );
  if (stage === undefined) throw new Refusal('not-found');
  if (job.archivedAt !== null) throw new Refusal('job-archived');
  if (job.sample)
    throw new Refusal('conflict', {
      message: 'This is a sample role: there is nobody behind its candidates to send a task to.',
    });
  return { job, stage };
}
