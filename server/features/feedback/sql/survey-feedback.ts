import {
  EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS,
  EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN,
  type ExperienceFeedbackType,
} from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ActingMember } from '../../../access/visitor-request-context.ts';

type Query = {
  member: ActingMember;
  type: ExperienceFeedbackType;
  now: Date;
  /** Of this role alone, and then of all its time. */
  jobId?: number | undefined;
  /** Of this period, and then of all roles, or of these. */
  period?: SurveyFeedbackPeriodAndJobs | undefined;
};

/** From one moment until before another. */
export type SurveyFeedbackPeriodAndJobs = {
  from: Date;
  until: Date;
  jobIds: readonly number[] | null;
};

export type SurveyFeedbackFigures = {
  total: number;
  texts: number;
  mean: number | null;
  median: number | null;
  rating: number[];
  fairness: number[];
  satisfaction: number[];
};

export async function findSurveyFeedbackFigures(
  db: Db<'staff'>,
  query: Query,
): Promise<SurveyFeedbackFigures | undefined> {
  const buckets = (column: string) =>
    sql`array[${sql.join(ratings.map((n) => sql`(count(*) filter (where ${sql.ref(column)} = ${n}::int))::int`))}]`;
  const { rows } = await sql<SurveyFeedbackFigures>`
    select count(*)::int as total, count(*) filter (where a.text ~ '\\S')::int as texts, avg(a.rating)::float8 as mean,
      percentile_cont(0.5) within group (order by a.rating) as median, ${buckets('a.rating')} as rating,
      ${buckets('a.fairness')} as fairness, ${buckets('a.satisfaction')} as satisfaction
    from core.experience_answer a join core.job on job.id = a.job_id where ${within(query)}`.execute(
    db,
  );
  return rows[0];
}

export type SurveyCommentDbRow = {
  id: string;
  text: string;
  rating: number;
  fairness: number | null;
  satisfaction: number | null;
  day: Date;
  role: string | null;
};

/**
 * The newest comments, of whole days that ended a day ago at least; within a day in an order drawn with the server's secret,
 * so that nobody can tell whose came first, or see one appear a day after somebody applied.
 */
export async function findSurveyComments(
  db: Db<'staff'>,
  query: Query & { size: number; secret: string },
): Promise<SurveyCommentDbRow[]> {
  const { rows } = await sql<SurveyCommentDbRow>`
    with place as (select coalesce(nullif(tz, ''), 'Europe/London') as tz,
        ((${query.now}::timestamptz at time zone coalesce(nullif(tz, ''), 'Europe/London'))::date - 1)::timestamp
          at time zone coalesce(nullif(tz, ''), 'Europe/London') as before from core.organisation),
    newest as (
      select a.created_at from core.experience_answer a join core.job on job.id = a.job_id
      where a.text ~ '\\S' and a.created_at < (select before from place) and ${within(query)}
      order by a.created_at desc limit ${query.size}),
    said as (
      select a.id, a.job_id, a.text, a.rating, a.fairness, a.satisfaction, job.title,
        (a.created_at at time zone place.tz)::date as day, place.tz
      from core.experience_answer a join core.job on job.id = a.job_id cross join place
      where a.text ~ '\\S' and a.created_at < place.before and ${within(query)}
        and a.created_at >= (select date_trunc('day', min(created_at), (select tz from place)) from newest))
    select encode(sha256(convert_to(${query.secret} || said.id, 'UTF8')), 'hex') as id, text, rating, fairness,
      satisfaction, day::timestamp at time zone said.tz as day,
      case when (select count(*) from (select from core.experience_answer a join core.job on job.id = a.job_id
        where a.job_id = said.job_id and ${within(query)} limit ${EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN}) of_role)
          >= ${EXPERIENCE_ANSWERS_TO_SHOW_FIGURES_MIN} then said.title end as role
    from said order by said.day desc, 1 limit ${query.size}`.execute(db);
  return rows;
}

const ratings = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const DAY_MS = 86_400_000;

/** Of a role that the member still reviews nothing is told: a comment may say who somebody is. */
function within({ member, type, now, jobId, period }: Query): RawBuilder<unknown> {
  if (period !== undefined) return sql`${inPeriod(period)} and ${ofOthers(type)}`;
  const since = new Date(
    jobId === undefined ? now.getTime() - EXPERIENCE_FEEDBACK_RESULTS_PERIOD_DAYS * DAY_MS : 0,
  );
  return sql`a.created_at between ${since} and ${now} and ${ofOthers(type)}
    and (${jobId === undefined} or a.job_id = ${jobId ?? 0})
    and (${member.role === 'ADMIN'}
      or a.job_id in (select job_id from core.job_member where member_id = ${member.actorId}))`;
}

function ofOthers(type: ExperienceFeedbackType): RawBuilder<unknown> {
  return sql`a.kind = ${type} and not job.sample
    and a.job_id <> all ((select search.jobs_under_own_review())::bigint[])`;
}

function inPeriod({ from, until, jobIds }: SurveyFeedbackPeriodAndJobs): RawBuilder<unknown> {
  return sql`a.created_at >= ${from} and a.created_at < ${until}
    and (${jobIds === null} or a.job_id = any (${jobIds ?? []}::bigint[]))`;
}
