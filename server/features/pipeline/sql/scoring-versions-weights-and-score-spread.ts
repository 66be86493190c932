import type { PlanStageKind } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import type { PlanItemKind } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** By ids, as they are kept. */
export type StoredRankingWeights = {
  stages: Record<string, number>;
  items: Record<string, number>;
};

/** Until the transaction ends nobody is dealt: whoever has a score by then is known. */
export async function lockDealingOfJobForWeights(db: Db<'staff'>, jobId: number): Promise<void> {
  // The lock of whoever deals.
  await sql`select pg_advisory_xact_lock(hashtextextended('deal', ${jobId}))`.execute(db);
}

export type WeightedStageOfJob = {
  id: number;
  position: number;
  name: string;
  kind: PlanStageKind;
  weight: number;
  items: { id: number; kind: PlanItemKind; text: string; weight: number }[];
};

/** The stages that take part in the plan, in their order. */
export async function findWeightedStagesOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<WeightedStageOfJob[]> {
  const { rows } = await sql<WeightedStageOfJob>`
    select id, position, name, kind, weight::float8 as weight,
      (select coalesce(json_agg(json_build_object('id', q.id, 'kind', q.kind, 'text', q.text, 'weight', q.weight)
          order by q.position), '[]') from core.question q where q.stage_id = stage.id) as items
    from core.stage where job_id = ${jobId} and not switched_off order by position`.execute(db);
  return rows;
}

export async function doesJobHaveMarks(db: Db<'staff'>, jobId: number): Promise<boolean> {
  const mark = await db
    .selectFrom('core.stage_score')
    .select('application_id')
    .where('job_id', '=', jobId)
    .where('scored', '>', 0)
    .limit(1)
    .executeTakeFirst();
  return mark !== undefined;
}

export type ScoringVersionDbRow = {
  n: number;
  weights: StoredRankingWeights;
  at: Date;
  by: string | null;
  reason: string | null;
};

/** The first one first; none while the weights have not changed since there were marks. */
export async function findScoringVersions(
  db: Db<'staff'>,
  jobId: number,
): Promise<ScoringVersionDbRow[]> {
  const { rows } = await sql<ScoringVersionDbRow>`
    select v.n, v.weights, v.made_at as at,
      (select m.first_name || ' ' || m.last_name from core.member m where m.id = v.made_by) as by,
      (select p.reason from core.plan_version p where p.job_id = v.job_id and p.n = v.plan_version) as reason
    from core.scoring_version v where v.job_id = ${jobId} order by v.n`.execute(db);
  return rows;
}

type NewScoringVersion = { n: number; weights: StoredRankingWeights; at: Date; by: number | null };

/** @param version with the plan version of now, which brought its weights */
export async function insertScoringVersionRow(
  db: Db<'staff'>,
  jobId: number,
  { n, weights, at, by }: NewScoringVersion,
): Promise<void> {
  await sql`
    insert into core.scoring_version (job_id, n, weights, plan_version, made_at, made_by)
    values (${jobId}, ${n}, ${JSON.stringify(weights)}::jsonb,
      (select max(p.n) from core.plan_version p where p.job_id = ${jobId}), ${at}, ${by})`.execute(
    db,
  );
}

/** When the scores of a role began to be by the weights they have. */
export async function findTimeOfFirstDealing(db: Db<'staff'>, jobId: number): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select min(sent_at) as at from core.review_batch where job_id = ${jobId}`.execute(db);
  return rows[0]?.at ?? null;
}

export type StageScoreSpreadDbRow = {
  stageId: number;
  candidates: number;
  spread: number;
  correlation: number | null;
};

/** How far candidates differ in each stage, and how far that goes with the whole. */
export async function findScoreSpreadOfStages(
  db: Db<'staff'>,
  jobId: number,
): Promise<StageScoreSpreadDbRow[]> {
  const { rows } = await sql<StageScoreSpreadDbRow>`
    select s.stage_id as "stageId", count(*)::int as candidates, stddev_pop(s.mean)::float8 as spread,
      corr(s.mean::float8, r.overall::float8) as correlation
    from core.stage_score s join core.ranking r on r.application_id = s.application_id
    where s.job_id = ${jobId} and s.mean is not null and r.overall is not null
    group by s.stage_id`.execute(db);
  return rows;
}
