import {
  FEEDBACK_DAYS,
  FEEDBACK_LEAST,
  type FeedbackType,
} from '@evenhand/contract/recent-feedback.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { Member } from '../../../doors/staff.ts';

type Asked = {
  member: Member;
  type: FeedbackType;
  now: Date;
  /** Of this role alone, and then of all its time. */
  jobId?: number;
};

export type Figures = {
  total: number;
  texts: number;
  mean: number | null;
  median: number | null;
  rating: number[];
  fairness: number[];
  satisfaction: number[];
};

export async function findFigures(db: Db<'staff'>, asked: Asked): Promise<Figures | undefined> {
  const buckets = (column: string) =>
    sql`array[${sql.join(ratings.map((n) => sql`(count(*) filter (where ${sql.ref(column)} = ${n}::int))::int`))}]`;
  const { rows } = await sql<Figures>`
    select count(*)::int as total, count(*) filter (where a.text ~ '\\S')::int as texts, avg(a.rating)::float8 as mean,
      percentile_cont(0.5) within group (order by a.rating) as median, ${buckets('a.rating')} as rating,
      ${buckets('a.fairness')} as fairness, ${buckets('a.satisfaction')} as satisfaction
    from core.experience_answer a join core.job on job.id = a.job_id where ${within(asked)}`.execute(
    db,
  );
  return rows[0];
}

export type CommentRow = {
  id: string;
  text: string;
  rating: number;
  fairness: number | null;
  satisfaction: number | null;
  day: Date;
  role: string | null;
};

/**
 * The newest comments, of whole days that ended a day ago at least; within a day in an order drawn with the house's secret,
 * so that nobody can tell whose came first, or see one appear a day after somebody applied.
 */
export async function findComments(
  db: Db<'staff'>,
  asked: Asked & { size: number; secret: string },
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    with place as (select coalesce(nullif(tz, ''), 'Europe/London') as tz from core.organisation),
    said as (
      select a.id, a.text, a.rating, a.fairness, a.satisfaction, (a.created_at at time zone place.tz)::date as day,
        case when count(*) over (partition by a.job_id) >= ${FEEDBACK_LEAST} then job.title end as role
      from core.experience_answer a join core.job on job.id = a.job_id cross join place where ${within(asked)})
    select encode(sha256(convert_to(${asked.secret} || said.id, 'UTF8')), 'hex') as id, text, rating, fairness, satisfaction,
      day::timestamp at time zone place.tz as day, role
    from said cross join place
    where text ~ '\\S' and day < (${asked.now}::timestamptz at time zone place.tz)::date - 1
    order by said.day desc, 1 limit ${asked.size}`.execute(db);
  return rows;
}

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const DAY_MS = 86_400_000;

/** Of a role that the member still reviews nothing is told: a comment may say who somebody is. */
function within({ member, type, now, jobId }: Asked): RawBuilder<unknown> {
  const since = new Date(jobId === undefined ? now.getTime() - FEEDBACK_DAYS * DAY_MS : 0);
  return sql`a.kind = ${type} and a.created_at between ${since} and ${now} and not job.sample
    and (${jobId === undefined} or a.job_id = ${jobId ?? 0})
    and a.job_id <> all ((select search.jobs_under_own_review())::bigint[])
    and (${member.role === 'ADMIN'} or a.job_id in (select job_id from core.job_member where member_id = ${member.actorId}))`;
}
