import type { Db } from '../../access/run-transaction-by-door.ts';
import { updateStageWeightRows } from './sql/stages-of-job.ts';

/** Gives stages of a job other weights; whoever calls it has locked the job, and knows that they are its own. */
export async function setStageWeights(
  db: Db<'staff'>,
  jobId: number,
  stages: readonly { id: number; weight: number }[],
): Promise<void> {
  if (stages.length > 0) await updateStageWeightRows(db, jobId, stages);
}
