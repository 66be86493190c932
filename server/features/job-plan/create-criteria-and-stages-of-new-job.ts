import type {
  CopyableCriterion,
  CopyableStage,
} from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { listStagesOfNewJob } from './rules/list-stages-of-new-job.ts';
import {
  insertCriterionRowsOfNewJob,
  insertStageRowsOfNewJob,
} from './sql/write-criterion-and-stage-rows-of-job.ts';

type PlanToCopy = {
  criteria: readonly CopyableCriterion[];
  stages: readonly CopyableStage[];
  /** Interviews, each of which is held in a stage of its own. */
  rounds: readonly { name: string }[];
  /** Of what was kept before stages had their own. */
  questions: readonly unknown[];
};

const nothing: PlanToCopy = { criteria: [], stages: [], rounds: [], questions: [] };

/** Gives a job that was just made its criteria and stages, and gives the stages back in order, with what is to be asked in each. */
export async function createCriteriaAndStagesOfNewJob(
  db: Db<'staff'>,
  jobId: number,
  { criteria, questions, ...kept }: PlanToCopy = nothing,
): Promise<(CopyableStage & { id: number })[]> {
  const stages = listStagesOfNewJob({ ...kept, hasOtherQuestions: questions.length > 0 });
  const placed = await insertStageRowsOfNewJob(db, jobId, stages);
  if (criteria.length > 0) await insertCriterionRowsOfNewJob(db, jobId, criteria);
  return stages.flatMap((stage, index) => {
    const id = placed[index]?.id;
    return id === undefined ? [] : [{ ...stage, id }];
  });
}
