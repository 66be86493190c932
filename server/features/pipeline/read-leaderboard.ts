import {
  type findLeaderboardEndpoint,
  LEADERBOARD_PAGE_SIZE,
  type LeaderboardStage,
  LEADERBOARD_POINTS_PER_STAR,
} from '@evenhand/contract/pipeline/leaderboard.ts';
import {
  findPlanItemScoringMethod,
  listPlanItemKindsOfStageKind,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { candidateIdentityUnlessSealed } from './candidate-list-entry-and-unsealed-identity.ts';
import {
  type RequestWithJobId,
  refuseUnlessMayManageJob,
} from '../jobs/load-job-for-team-or-manager.ts';
import { areScoresShown } from './rules/are-scores-shown.ts';
import { roundToTwoDecimals } from './rules/round-to-two-decimals.ts';
import { leaderboardRankWords } from './rules/leaderboard-rank-words.ts';
import { storedOrCalculatedScoreRangeHalfWidth } from './rules/stored-or-calculated-score-range-half-width.ts';
import { createIsStageCompletedPredicate } from './rules/create-is-stage-completed-predicate.ts';
import {
  countRankedByCompletedStagesInScoringVersion,
  findLeaderboardProgress,
  findLeaderboardPlaceOfReference,
  findLeaderboardPageOfRows,
  findScoresByQuestion,
  findReviewerVarianceByStage,
  type LeaderboardProgress,
  type ScoresByQuestionDbRow,
  type LeaderboardPageOfDbRows,
  type RankedCountByCompletedStages,
} from './sql/leaderboard-and-scores-by-question-queries.ts';

type Board = ResponseOf<typeof findLeaderboardEndpoint>;
type Query = RequestWithJobId & {
  page: number;
  find?: string | undefined;
  scoring?: number | undefined;
  questions?: 'yes' | undefined;
};

/** A page of the leaderboard, or how long it stays hidden: from everybody until four fifths are scored, from a reviewer until they are done. */
export async function readLeaderboard(visit: VisitorRequestContext, query: Query): Promise<Board> {
  const { db, member } = visit;
  const { jobId } = query;
  const standing = await findLeaderboardProgress(db, { jobId, memberId: member.actorId });
  refuseUnlessMayManageJob(visit, standing.job);
  const { scored, total, unreleased, current } = standing;
  // No row is read, and so no name seen, before this is known.
  const ownReviewsOpen = standing.job?.ownReviewsOpen ?? true;
  const hidden = ownReviewsOpen || !areScoresShown(standing);
  const shown = hidden ? hiddenPage : await readShownPage(visit, { ...query, standing });
  const sealed =
    unreleased > 0 || shown.rows.some(({ person }) => person === null) ? 'sealed' : null;
  return {
    hidden,
    reviews: { scored, total },
    sealed: ownReviewsOpen ? 'own-reviews-open' : sealed,
    ...shown,
    scoring: { shown: Math.min(query.scoring ?? current, current), current },
    mayRelease: unreleased > 0,
    complete: total > 0 && scored === total,
  };
}

type ShownPage = Pick<
  Board,
  'rows' | 'total' | 'page' | 'pages' | 'found' | 'stages' | 'groups' | 'questions'
>;

const hiddenPage: ShownPage = {
  rows: [],
  total: 0,
  page: 1,
  pages: 1,
  found: null,
  stages: [],
  groups: [],
  questions: null,
};

async function readShownPage(
  { db }: VisitorRequestContext,
  { jobId, standing, ...query }: Query & { standing: LeaderboardProgress },
): Promise<ShownPage> {
  const scoring =
    query.scoring === undefined || query.scoring >= standing.current ? null : query.scoring;
  const ref = query.find?.toUpperCase();
  const found = ref
    ? await findLeaderboardPlaceOfReference(db, { jobId, ref, scoring })
    : undefined;
  const page =
    found === undefined ? query.page : Math.floor(found.before / LEADERBOARD_PAGE_SIZE) + 1;
  const groups =
    scoring === null
      ? standing.groups
      : await countRankedByCompletedStagesInScoringVersion(db, { jobId, scoring });
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const ranked = await findLeaderboardPageOfRows(db, { jobId, page, scoring, total });
  const ids = ranked.rows.map(({ id }) => id);
  const questions = query.questions && (await findScoresByQuestion(db, jobId, ids));
  const isLone = ranked.rows.some(({ stages }) => stages.some(({ lone }) => lone > 0));
  const pooled = isLone ? await findReviewerVarianceByStage(db, jobId) : [];
  return {
    rows: rowsOf(ranked, { page, groups, stages: standing.stages, pooled, questions }),
    total,
    page,
    pages: Math.max(Math.ceil(total / LEADERBOARD_PAGE_SIZE), 1),
    found: found?.id ?? null,
    stages: standing.stages.map(({ id, name, kind, weight }) => ({
      id,
      name,
      kind,
      weight,
      scale: scaleOf({ kind }),
    })),
    groups: groups.map(({ complete, count }) => ({
      completed: standing.stages
        .filter(createIsStageCompletedPredicate(complete))
        .map(({ name }) => name),
      count,
    })),
    questions: questions?.map(({ text }) => text) ?? null,
  };
}

type Reading = {
  page: number;
  groups: RankedCountByCompletedStages[];
  stages: LeaderboardProgress['stages'];
  pooled: { stageId: number; variance: number | null }[];
  questions: ScoresByQuestionDbRow[] | undefined;
};

function rowsOf(
  ranked: LeaderboardPageOfDbRows,
  { page, groups, stages, pooled, questions }: Reading,
): Board['rows'] {
  const offset = (page - 1) * LEADERBOARD_PAGE_SIZE;
  const ranks = leaderboardRankWords({ ...ranked, groups, offset });
  return ranked.rows.map((row, at) => ({
    id: row.id,
    ref: row.ref,
    person: candidateIdentityUnlessSealed(row),
    state: row.state,
    place: offset + at + 1,
    rank: ranks[at] ?? null,
    overall: row.overall,
    spread: storedOrCalculatedScoreRangeHalfWidth(row, { stages, pooled }),
    stages: stages.map((stage) => {
      const mean = row.stages.find(({ stageId }) => stageId === stage.id)?.mean ?? null;
      return mean === null ? null : onScale(mean, scaleOf(stage));
    }),
    byQuestion: questions?.map(({ means }) => means[row.id] ?? null) ?? null,
    reviews: { scored: row.scored, expected: row.expected },
  }));
}

function scaleOf({ kind }: { kind: PlanStageKind }): LeaderboardStage['scale'] {
  const isByRule = listPlanItemKindsOfStageKind(kind).some(
    (item) => findPlanItemScoringMethod(item, kind) === 'rule',
  );
  return isByRule ? 'percent' : 'stars';
}

/** 0 is one star, and 100 five. */
function onScale(mean: number, scale: LeaderboardStage['scale']): number {
  return roundToTwoDecimals(scale === 'stars' ? 1 + mean / LEADERBOARD_POINTS_PER_STAR : mean);
}
