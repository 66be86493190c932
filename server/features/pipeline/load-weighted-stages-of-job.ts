import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  findWeightedStagesOfJob,
  type WeightedStageOfJob,
} from './sql/scoring-versions-weights-and-score-spread.ts';

/** The stages of a role that can decide anything, each with what people or a rule mark in it: nothing else has a weight. */
export async function loadWeightedStagesOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<WeightedStageOfJob[]> {
  const stages = await findWeightedStagesOfJob(db, jobId);
  return stages
    .filter(({ kind }) => kind !== 'form')
    .map((stage) => ({
      ...stage,
      items: stage.items.filter((item) =>
        ['people', 'rule'].includes(findPlanItemScoringMethod(item.kind, stage.kind) ?? ''),
      ),
    }));
}
