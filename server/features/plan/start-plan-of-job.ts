import type {
  CopyableCriterion,
  CopyableStage,
} from '@evenhand/contract/plan/criterion-and-stage-kinds.ts';
import type { Db } from '../../access/enter-door.ts';
import { stagesOfNewJob } from './rules/stages-of-new-job.ts';
import { insertCriteria, insertStages } from './sql/criteria-and-stages.ts';

type PlanToCopy = {
  criteria: readonly CopyableCriterion[];
  stages: readonly CopyableStage[];
  /** Interviews, each of which is held in a stage of its own. */
  rounds: readonly { name: string }[];
};

/** Gives a job that was just made its stages and criteria, and tells in which stages its interviews are, in order. */
export async function startPlanOfJob(
  db: Db<'staff'>,
  jobId: number,
  plan: PlanToCopy = { criteria: [], stages: [], rounds: [] },
): Promise<{ interviewStageIds: number[] }> {
  const stages = await insertStages(db, jobId, stagesOfNewJob(plan));
  if (plan.criteria.length > 0) await insertCriteria(db, jobId, plan.criteria);
  return {
    interviewStageIds: stages.filter(({ kind }) => kind === 'interview').map(({ id }) => id),
  };
}
