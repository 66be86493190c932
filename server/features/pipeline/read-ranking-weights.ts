import type { RankingWeights } from '@evenhand/contract/pipeline/ranking-weights.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { type RequestWithJobId, loadManagedJob } from '../jobs/load-job-for-team-or-manager.ts';
import { loadWeightedStagesOfJob } from './load-weighted-stages-of-job.ts';
import { areScoresShown } from './rules/are-scores-shown.ts';
import { describeWeightChanges } from './rules/describe-weight-changes.ts';
import { calculateEffectiveWeights } from './rules/calculate-effective-weights.ts';
import { findLeaderboardProgress } from './sql/leaderboard-and-scores-by-question-queries.ts';
import {
  findScoringVersions,
  findScoreSpreadOfStages,
  type ScoringVersionDbRow,
  type WeightedStageOfJob,
} from './sql/scoring-versions-weights-and-score-spread.ts';

/** What the stages of a role weigh; what that comes to is hidden as long as the scores are. */
export async function readRankingWeights(
  visit: VisitorRequestContext,
  query: RequestWithJobId,
): Promise<RankingWeights> {
  const { db } = visit;
  const job = await loadManagedJob(visit, query);
  const stages = await loadWeightedStagesOfJob(db, job.id);
  const standing = await findLeaderboardProgress(db, {
    jobId: job.id,
    memberId: visit.member.actorId,
  });
  const hidden = job.ownReviewsOpen || !areScoresShown(standing);
  const spreads = hidden ? [] : await findScoreSpreadOfStages(db, job.id);
  const seen = stages.filter(({ id }) => spreads.some(({ stageId }) => stageId === id));
  const effective = calculateEffectiveWeights(
    seen.flatMap(({ id, weight }) => {
      const spread = spreads.find(({ stageId }) => stageId === id);
      return spread === undefined ? [] : [{ ...spread, weight }];
    }),
  );
  return {
    version: job.version,
    mayChange: job.archivedAt === null,
    asksReason: job.publishedAt !== null,
    stages: stages.map((stage) => ({
      id: stage.id,
      name: stage.name,
      kind: stage.kind,
      weight: stage.weight,
      effective: effective[seen.indexOf(stage)] ?? null,
      items: stage.items.map(({ id, text, weight }) => ({ id, text, weight })),
    })),
    versions: versionsOf(await findScoringVersions(db, job.id), stages),
  };
}

function versionsOf(
  rows: readonly ScoringVersionDbRow[],
  stages: WeightedStageOfJob[],
): RankingWeights['versions'] {
  return rows.map(({ n, at, by, reason, weights }, index) => {
    const before = rows[index - 1];
    return {
      n,
      at,
      by,
      // Of the first one, only that it was there.
      reason: before === undefined ? null : reason,
      changes: before === undefined ? [] : describeWeightChanges(before.weights, weights, stages),
    };
  });
}
