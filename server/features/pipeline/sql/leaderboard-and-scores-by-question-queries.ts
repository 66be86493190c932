import { LEADERBOARD_PAGE_SIZE } from '@evenhand/contract/pipeline/leaderboard.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** How far the scores of a role are, and what they are scores of. */
export type LeaderboardProgress = {
  /** What the asking member is on the role's team, and whether they still review on it; null where there is no such role. */
  job: { ownRole: JobTeamRole | null; ownReviewsOpen: boolean } | null;
  scored: number;
  total: number;
  /** People read something of it. */
  isRead: boolean;
  /** How many batches still hide their names. */
  unreleased: number;
  /** Its scoring version of now. */
  current: number;
  /** Those that somebody was scored in, or is to be, in their order. */
  stages: { id: number; position: number; name: string; kind: PlanStageKind; weight: number }[];
  groups: RankedCountByCompletedStages[];
};

/** Who has completed the same stages, a bit for each. */
export type RankedCountByCompletedStages = { complete: number; count: number };

/** In one statement, because asking costs more than answering. */
export async function findLeaderboardProgress(
  db: Db<'staff'>,
  { jobId, memberId }: { jobId: number; memberId: number },
): Promise<LeaderboardProgress> {
  const { rows } = await sql<LeaderboardProgress>`
    select (select json_build_object('ownRole', (select m.role from core.job_member m
          where m.job_id = job.id and m.member_id = ${memberId}),
        'ownReviewsOpen', job.id = any ((select search.jobs_under_own_review())::bigint[]))
        from core.job where id = ${jobId}) as job,
      coalesce(max(s.reviews_scored), 0) + coalesce(sum(d.n) filter (where d.counter = 'reviews_scored'), 0)::int
        as scored,
      coalesce(max(s.reviews_total), 0) + coalesce(sum(d.n) filter (where d.counter = 'reviews_total'), 0)::int
        as total,
      exists (select from core.question q join core.stage s on s.id = q.stage_id
        where q.job_id = ${jobId} and s.kind in ('sift', 'cv', 'task') and not s.switched_off) as "isRead",
      (select count(*)::int from core.review_batch where job_id = ${jobId} and released_at is null) as unreleased,
      (select coalesce(max(n), 1)::int from core.scoring_version where job_id = ${jobId}) as current,
      (select coalesce(json_agg(json_build_object('id', id, 'position', position, 'name', name, 'kind', kind,
          'weight', weight) order by position), '[]')
        from core.stage where job_id = ${jobId} and not switched_off
          and exists (select from core.stage_score scored
            where scored.job_id = ${jobId} and scored.stage_id = stage.id)) as stages,
      ${groupsOf(sql`(select complete, sum(n) as n from core.ranking_count where job_id = ${jobId}
        group by complete having sum(n) > 0)`)} as groups
    from (select) one left join core.job_stats s on s.job_id = ${jobId}
      left join core.job_delta d on d.job_id = ${jobId}`.execute(db);
  return (
    rows[0] ?? {
      job: null,
      scored: 0,
      total: 0,
      isRead: true,
      unreleased: 0,
      current: 1,
      stages: [],
      groups: [],
    }
  );
}

export type LeaderboardDbRow = {
  id: number;
  ref: string;
  state: ApplicationState;
  scored: number;
  expected: number;
  /** A bit for each stage that is complete. */
  complete: number;
  overall: number | null;
  error: number | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  stages: StoredStageScore[];
};

export type StoredStageScore = {
  stageId: number;
  mean: number | null;
  /** The square of its error in stars: as far as it is known, and what share waits for the variance of others. */
  known: number;
  lone: number;
};

/** As values alone: to write their names with each took as long as to find them. */
type StageScoreInDatabase = [stageId: number, mean: number | null, known: number, lone: number];

export type LeaderboardPageOfDbRows = Ends & { rows: LeaderboardDbRow[] };

/** How many before the first row, and behind the last one, are equal to it; none of those who completed nothing. */
type Ends = { equalBefore: number; equalAfter: number };

type Ranking = { jobId: number; scoring: number | null };

/** As the weights of an earlier scoring version make them, which may have left out another stage. */
export async function countRankedByCompletedStagesInScoringVersion(
  db: Db<'staff'>,
  { jobId, scoring }: { jobId: number; scoring: number },
): Promise<RankedCountByCompletedStages[]> {
  const { rows } = await sql<{ groups: RankedCountByCompletedStages[] }>`
    select ${groupsOf(sql`(select complete, count(*) as n
      from core.ranking_by_version(${jobId}, ${scoring}::smallint) group by complete)`)} as groups`.execute(
    db,
  );
  return rows[0]?.groups ?? [];
}

/** The furthest first. */
function groupsOf(counts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(json_build_object('complete', complete, 'count', n) order by complete desc), '[]')
    from ${counts} grouped)`;
}

/**
 * One page in the stored order, read from an index, from whichever of its ends is nearer. Whoever asks has seen its names.
 * @param total how many there are on all pages
 */
export async function findLeaderboardPageOfRows(
  db: Db<'staff'>,
  { page, total, jobId, scoring }: Ranking & { page: number; total: number },
): Promise<LeaderboardPageOfDbRows> {
  const before = (page - 1) * LEADERBOARD_PAGE_SIZE;
  const left = Math.max(total - before, 0);
  const isNearEnd = before > left;
  const order = isNearEnd
    ? sql`complete, overall, lot desc`
    : sql`complete desc, overall desc, lot`;
  const limit = isNearEnd ? Math.min(left, LEADERBOARD_PAGE_SIZE) : LEADERBOARD_PAGE_SIZE;
  const offset = isNearEnd ? Math.max(left - LEADERBOARD_PAGE_SIZE, 0) : before;
  const parts = rankingParts({ jobId, scoring });
  // As rows: one text of them all took as long to write as to find.
  const { rows } = await sql<
    Omit<LeaderboardDbRow, 'stages'> & Ends & { stages: StageScoreInDatabase[] | null }
  >`
    with ranked as ${parts.ranked},
    page as materialized (select * from ranked order by ${order} limit ${limit} offset ${offset}),
    first as (select * from page order by complete desc, overall desc, lot limit 1),
    last as (select * from page order by complete, overall, lot desc limit 1)
    select a.id, a.public_ref as ref, a.state, a.reviews_scored as scored, a.reviews_expected as expected, p.complete,
      p.overall::float8, p.se::float8 as error, c.first_name as "firstName", c.last_name as "lastName", c.email,
      (select json_agg(json_build_array(s.stage_id, s.mean, s.known_variance, s.lone_share))
        from core.stage_score s where s.application_id = p.application_id) as stages,
      (select case when p.overall is null then 0 else ${parts.equalBefore} end from first p) as "equalBefore",
      (select case when p.overall is null then 0 else ${parts.equalAfter} end from last p) as "equalAfter"
    from page p join core.application a on a.id = p.application_id
      left join search.show_people(array(select application_id from page)) c on c.application_id = p.application_id
    order by p.complete desc, p.overall desc, p.lot`.execute(db);
  return {
    rows: rows.map((row) => ({
      ...row,
      stages: (row.stages ?? []).map(([stageId, mean, known, lone]) => ({
        stageId,
        mean,
        known,
        lone,
      })),
    })),
    equalBefore: rows[0]?.equalBefore ?? 0,
    equalAfter: rows[0]?.equalAfter ?? 0,
  };
}

export type LeaderboardPlaceOfReference = { id: number; before: number };

/** How many stand before the candidate of a reference. */
export async function findLeaderboardPlaceOfReference(
  db: Db<'staff'>,
  { ref, jobId, scoring }: Ranking & { ref: string },
): Promise<LeaderboardPlaceOfReference | undefined> {
  const parts = rankingParts({ jobId, scoring });
  const { rows } = await sql<LeaderboardPlaceOfReference>`
    with ranked as ${parts.ranked}
    select a.id, ${parts.above} + ${parts.equalBefore} as before
    from core.application a join ranked p on p.application_id = a.id
    where a.job_id = ${jobId} and a.public_ref = ${ref}`.execute(db);
  return rows[0];
}

/** What reviewers of one answer differ by, over all answers of a stage that several have read; null where none were. */
export async function findReviewerVarianceByStage(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ stageId: number; variance: number | null }[]> {
  const { rows } = await sql<{ stageId: number; variance: number | null }>`
    select stage_id as "stageId", (sum(deviations) / nullif(sum(freedom), 0))::float8 as variance
    from core.stage_score where job_id = ${jobId} group by stage_id`.execute(db);
  return rows;
}

export type ScoresByQuestionDbRow = {
  id: number;
  text: string;
  means: Record<string, number | null>;
};

/** What each question of the scored stages brought these candidates, in stars; by their ids. */
export async function findScoresByQuestion(
  db: Db<'staff'>,
  jobId: number,
  applicationIds: readonly number[],
): Promise<ScoresByQuestionDbRow[]> {
  const { rows } = await sql<ScoresByQuestionDbRow>`
    select q.id, q.text, (select coalesce(json_object_agg(r.application_id, r.mean), '{}')
        from (select application_id,
            case when count(stars) = count(*) then round(avg(stars), 2) end as mean
          from core.review where application_id = any (${applicationIds}::bigint[]) and question_id = q.id
          group by application_id) r) as means
    from core.question q join core.stage s on s.id = q.stage_id
    where q.job_id = ${jobId} and not s.switched_off and exists (select from core.review r where r.question_id = q.id)
    order by s.position, q.position`.execute(db);
  return rows;
}

type RankingParts = {
  /** Everybody in the order. */
  ranked: RawBuilder<unknown>;
  /** How many are equal to the row `p` of the order, and stand before it. */
  equalBefore: RawBuilder<number>;
  equalAfter: RawBuilder<number>;
  /** How many stand before all that are equal to the row `p`. */
  above: RawBuilder<number>;
};

/** The stored order, read from its index; or the one that the weights of an earlier scoring version make, made once. */
function rankingParts({ jobId, scoring }: Ranking): RankingParts {
  const columns = sql`application_id, overall, se, complete, lot`;
  if (scoring === null)
    return {
      ranked: sql`not materialized (select ${columns} from core.ranking where job_id = ${jobId})`,
      equalBefore: sql`core.count_equal_ranks_before(${jobId}::bigint, p.complete, p.overall, p.lot)`,
      equalAfter: sql`core.count_equal_ranks_after(${jobId}::bigint, p.complete, p.overall, p.lot)`,
      above: sql`core.count_ranks_above(${jobId}::bigint, p.complete, p.overall)`,
    };
  return {
    ranked: sql`materialized (
      select ${columns} from core.ranking_by_version(${jobId}, ${scoring}::smallint))`,
    equalBefore: sql`(select count(*)::int from ranked r where r.complete = p.complete
      and r.overall is not distinct from p.overall and r.lot < p.lot)`,
    equalAfter: sql`(select count(*)::int from ranked r where r.complete = p.complete
      and r.overall = p.overall and r.lot > p.lot)`,
    above: sql`(select count(*)::int from ranked r where r.complete > p.complete
      or r.complete = p.complete and r.overall > p.overall)`,
  };
}
