import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { updateStageWeightRows } from './sql/write-stage-rows-and-find-stage-kinds.ts';

/** Gives stages of a job other weights; whoever calls it has locked the job, and knows that they are its own. */
export async function setStageWeightsInDatabase(
  db: Db<'staff'>,
  jobId: number,
  stages: readonly { id: number; weight: number }[],
): Promise<void> {
  if (stages.length > 0) await updateStageWeightRows(db, jobId, stages);
}
