import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  DecisionRecordJob,
  DecisionRecordAdvert,
  DecisionRecordWeights,
  DecisionRecordPlanItem,
  DecisionRecordStage,
} from '../rules/decision-record-fact-types.ts';
import { memberNameExpression } from './member-name-expression.ts';

export async function findDecisionRecordJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordJob> {
  const { rows } = await sql<DecisionRecordJob>`
    select j.title, o.name as organisation, j.team, j.grade, coalesce(o.tz, 'Europe/London') as zone,
      j.sealed as "isSealed", j.reviews_per_answer as "reviewsPerAnswer", j.openings, j.created_at as "createdAt",
      j.published_at as "publishedAt", j.closes_at as "closesAt", j.archived_at as "archivedAt", j.status as outcome
    from core.job j, core.organisation o where j.id = ${jobId}`.execute(db);
  const [job] = rows;
  if (job === undefined) throw new Error('the job of a record is gone');
  return job;
}

/** What candidates read, each time that it changed. */
export async function findAdvertVersionsOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordAdvert[]> {
  const { rows } = await sql<DecisionRecordAdvert>`
    select v.n, v.advert, v.kept_at as "keptAt", ${memberNameExpression(sql`v.changed_by`)} as by
    from core.advert_version v where v.job_id = ${jobId} order by v.n`.execute(db);
  return rows;
}

export async function findWeightVersionsOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordWeights[]> {
  const { rows } = await sql<DecisionRecordWeights>`
    select v.n, v.weights, v.plan_version as "planVersion", v.made_at as "madeAt",
      ${memberNameExpression(sql`v.made_by`)} as by
    from core.scoring_version v where v.job_id = ${jobId} order by v.n`.execute(db);
  return rows;
}

/** What is asked, as it stands now, in its order: marks refer to these. */
export async function findDecisionRecordItems(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordPlanItem[]> {
  const { rows } = await sql<DecisionRecordPlanItem>`
    select q.id, s.name as stage, q.text, s.kind = 'form' as "isOnForm"
    from core.question q join core.stage s on s.id = q.stage_id
    where q.job_id = ${jobId} order by s.position, q.position`.execute(db);
  return rows;
}

/** Stages with a score, and what reviewers of one answer differ by in each. */
export async function findDecisionRecordStages(
  db: Db<'staff'>,
  jobId: number,
): Promise<DecisionRecordStage[]> {
  const { rows } = await sql<DecisionRecordStage>`
    select s.id, s.position, s.name, s.weight::float8 as weight,
      (select (sum(t.deviations) / nullif(sum(t.freedom), 0))::float8 from core.stage_score t
        where t.job_id = ${jobId} and t.stage_id = s.id) as variance
    from core.stage s
    where s.job_id = ${jobId} and not s.switched_off
      and exists (select from core.stage_score t where t.job_id = ${jobId} and t.stage_id = s.id)
    order by s.position`.execute(db);
  return rows;
}

export type JobScoringProgress = { scored: number; total: number; isRead: boolean };

/** How many reviews were dealt and scored, and whether people read anything of the role. */
export async function findJobScoringProgress(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobScoringProgress> {
  const { rows } = await sql<JobScoringProgress>`
    select (select count(r.stars)::int from core.review_batch b join core.review r on r.batch_id = b.id
        where b.job_id = ${jobId}) as scored,
      (select count(*)::int from core.review_batch b join core.review r on r.batch_id = b.id
        where b.job_id = ${jobId}) as total,
      exists (select from core.question q join core.stage s on s.id = q.stage_id
        where q.job_id = ${jobId} and s.kind in ('sift', 'cv', 'task') and not s.switched_off) as "isRead"`.execute(
    db,
  );
  return rows[0] ?? { scored: 0, total: 0, isRead: true };
}

export type FirstAndLastDecisionTimes = { first: Date | null; last: Date | null };

export async function findFirstAndLastDecisionTimes(
  db: Db<'staff'>,
  jobId: number,
): Promise<FirstAndLastDecisionTimes> {
  const { rows } = await sql<FirstAndLastDecisionTimes>`
    select min(d.at) as first, max(d.at) as last
    from core.decision d join core.application a on a.id = d.application_id where a.job_id = ${jobId}`.execute(
    db,
  );
  return rows[0] ?? { first: null, last: null };
}

export async function findNameOfMember(db: Db<'staff'>, memberId: number): Promise<string> {
  const { rows } = await sql<{ name: string | null }>`
    select ${memberNameExpression(sql`${memberId}::bigint`)} as name`.execute(db);
  return rows[0]?.name ?? 'somebody who is gone';
}
