import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { isSameJson } from '../../text/is-same-json.ts';
import { describeWeightChanges } from './rules/describe-weight-changes.ts';
import { recomputeScoresOfJob } from './recompute-scores-and-store-stage-score.ts';
import {
  findScoringVersions,
  findWeightedStagesOfJob,
  findTimeOfFirstDealing,
  doesJobHaveMarks,
  insertScoringVersionRow,
  lockDealingOfJobForWeights,
  type WeightedStageOfJob,
  type StoredRankingWeights,
} from './sql/scoring-versions-weights-and-score-spread.ts';

/**
 * Makes a change of the plan of a role. Where it changes what stages or questions weigh, and there are marks, it begins a
 * scoring version: the weights before are kept, so that their order can be made again, and everybody is ranked anew, as they
 * are where stages change places.
 */
export async function runPlanChangeAndUpdateScores(
  { db, now, member }: Pick<VisitorRequestContext, 'db' | 'now' | 'member'>,
  jobId: number,
  change: () => Promise<void>,
): Promise<void> {
  await lockDealingOfJobForWeights(db, jobId);
  const stagesBefore = await findWeightedStagesOfJob(db, jobId);
  await change();
  const stages = await findWeightedStagesOfJob(db, jobId);
  const [before, after] = [weightsOf(stagesBefore), weightsOf(stages)];
  const isWeighed = describeWeightChanges(before, after, stages).length > 0;
  if (!isWeighed && isSameJson(placesOf(stagesBefore), placesOf(stages))) return;
  if (isWeighed && (await doesJobHaveMarks(db, jobId))) {
    const last = (await findScoringVersions(db, jobId)).at(-1)?.n;
    if (last === undefined) {
      const at = (await findTimeOfFirstDealing(db, jobId)) ?? now;
      await insertScoringVersionRow(db, jobId, { n: 1, weights: before, at, by: null });
    }
    const version = { n: (last ?? 1) + 1, weights: after, at: now, by: member.actorId };
    await insertScoringVersionRow(db, jobId, version);
  }
  await recomputeScoresOfJob(db, jobId);
}

function placesOf(stages: readonly WeightedStageOfJob[]): { id: number; position: number }[] {
  return stages.map(({ id, position }) => ({ id, position }));
}

function weightsOf(stages: readonly WeightedStageOfJob[]): StoredRankingWeights {
  return {
    stages: Object.fromEntries(stages.map(({ id, weight }) => [id, weight])),
    items: Object.fromEntries(
      stages.flatMap(({ items }) => items.map(({ id, weight }) => [id, weight])),
    ),
  };
}
