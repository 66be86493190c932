import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { memberNameExpression } from './member-name-expression.ts';

export type EarlyNameOpeningDbRow = {
  how: 'opened' | 'searched' | 'released-early';
  by: string;
  at: Date | null;
  on: string;
  reason: string | null;
  /** Whose name it was; null where it was everybody's. */
  applicationId: number | null;
};

/** Who learned names of a role before the reviews of their answers were released, and who released them before the last was in. */
export async function findEarlyNameOpenings(
  db: Db<'staff'>,
  jobId: number,
): Promise<EarlyNameOpeningDbRow[]> {
  const { rows } = await sql<EarlyNameOpeningDbRow>`
    with zone as (select coalesce(tz, 'Europe/London') as tz from core.organisation),
    final as (
      select a.id, a.state, case when count(b.id) = count(b.released_at) then max(b.released_at) end as at
      from core.application a left join core.review w on w.application_id = a.id
        left join core.review_batch b on b.id = w.batch_id
      where a.job_id = ${jobId} group by a.id, a.state)
    select how, by, at, "on", reason, "applicationId" from (
      select 'opened' as how, coalesce(${memberNameExpression(sql`o.member_id`)}, 'somebody who is gone') as by, o.at,
        (o.at at time zone zone.tz)::date::text as "on", null::text as reason,
        case when final.state <> 'erased' then o.application_id end as "applicationId", o.at as "order"
      from core.identity_opening o join final on final.id = o.application_id, zone
      where final.at is null or o.at < final.at
      union all
      select 'searched', coalesce(${memberNameExpression(sql`s.member_id`)}, 'somebody who is gone'), null,
        s.first_on::text, null, s.application_id, s.first_on::timestamptz
      from core.identity_seen s join final on final.id = s.application_id
      where s.how = 'searched' and (final.at is null or s.first_on < final.at::date)
      union all
      select 'released-early', coalesce(${memberNameExpression(sql`b.released_by`)}, 'somebody who is gone'),
        b.released_at,
        (b.released_at at time zone zone.tz)::date::text, b.release_reason, null, b.released_at
      from core.review_batch b, zone where b.job_id = ${jobId} and b.release_reason is not null) early
    order by "order"`.execute(db);
  return rows;
}

/** Pairs of a candidate and a reviewer of theirs who had seen the name when the answer was dealt. */
export async function countReviewersDealtDespiteSeenName(
  db: Db<'staff'>,
  jobId: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct (r.application_id, l.member_id))::int as n
    from core.reviewer_link l join core.review r on r.link_id = l.id
      join core.identity_seen s on s.application_id = r.application_id and s.member_id = l.member_id
        and not s.dealt_before
    where l.job_id = ${jobId}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type NameReleaseProgress = { batches: number; unreleased: number; sealed: number };

export async function findNameReleaseProgress(
  db: Db<'staff'>,
  jobId: number,
): Promise<NameReleaseProgress> {
  const { rows } = await sql<NameReleaseProgress>`
    select count(*)::int as batches, count(*) filter (where released_at is null)::int as unreleased,
      (select count(*)::int from core.application a where a.job_id = ${jobId} and a.submitted_at is not null
        and a.state <> 'erased' and not exists (
          select from pii.application_identity i where i.application_id = a.id)) as sealed
    from core.review_batch where job_id = ${jobId}`.execute(db);
  return rows[0] ?? { batches: 0, unreleased: 0, sealed: 0 };
}
