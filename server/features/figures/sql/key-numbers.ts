import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { FiguresPeriodAndJobs } from '../figures-period-and-jobs-type.ts';
import { monthsAndDaysAsSqlLists } from './months-and-days-as-sql-lists.ts';
import { ALL_JOBS_ROLLUP_ID } from './store-application-facts-and-rollup-sums.ts';

export type ReportKeyFiguresDbRow = {
  candidates: number;
  quickApplyCandidates: number;
  hired: number;
  rejected: number;
  hireSeconds: number;
  hireSecondsMedian: number | null;
  fillSeconds: number | null;
  fillSecondsMedian: number | null;
  /** Open at any moment of the period, by their titles. */
  jobs: { id: number; title: string; candidates: number; hired: number; hireSeconds: number }[];
};

/** Counts are always told; besides them times or roles alone, unless all is wanted. */
export type ReportKeyNumbersQuery = FiguresPeriodAndJobs & { only?: 'counts' | 'times' | 'jobs' };

/** All of one snapshot: months as a whole, their edges by day, roles as they are called now. */
export async function findReportKeyNumbers(
  db: Db<'aggregate'>,
  query: ReportKeyNumbersQuery,
): Promise<ReportKeyFiguresDbRow | undefined> {
  const { only } = query;
  const times = only === undefined || only === 'times';
  const jobs = only === undefined || only === 'jobs';
  const { rows } = await sql<ReportKeyFiguresDbRow>`
    with ${sql.join([...(times ? timesOf(query) : []), ...(jobs ? openJobs(query) : []), total(query)])}
    select coalesce(sum(submitted), 0)::int as candidates, coalesce(sum(quick), 0)::int as "quickApplyCandidates",
      coalesce(sum(hired), 0)::int as hired, coalesce(sum(rejected), 0)::int as rejected,
      coalesce(sum(hire_seconds), 0)::float8 as "hireSeconds",
      ${times ? median('hire', 'hire_seconds') : sql`null::float8`} as "hireSecondsMedian",
      ${times ? sql`(select avg(seconds)::float8 from fill)` : sql`null::float8`} as "fillSeconds",
      ${times ? median('fill', 'seconds') : sql`null::float8`} as "fillSecondsMedian",
      ${jobs ? allOpen : sql`'[]'::json`} as jobs
    from total`.execute(db);
  return rows[0];
}

const median = (of: 'hire' | 'fill', column: string) =>
  sql`(select percentile_cont(0.5) within group (order by ${sql.ref(column)}) from ${sql.table(of)})`;

const allOpen = sql`(select coalesce(json_agg(open order by title collate "und-x-icu", id), '[]') from open)`;

function timesOf(query: FiguresPeriodAndJobs): RawBuilder<unknown>[] {
  const { from, until } = query;
  return [
    sql`hire as (
      select job_id, hire_seconds from eo.application_fact
      where hired_day between ${from}::date and ${until}::date and ${among(query)})`,
    sql`fill as (
      select floor(extract(epoch from first.at - j.published_at))::bigint as seconds
      from (select distinct job_id from hire) h join core.job j on j.id = h.job_id join core.rollup_state f on true
        cross join lateral (select min(a.hired_at) as at from core.application a
          where a.job_id = h.job_id and a.hired_at is not null and a.submitted_at is not null) first
      where (first.at at time zone f.zone)::date between ${from}::date and ${until}::date)`,
  ];
}

function openJobs(query: FiguresPeriodAndJobs): RawBuilder<unknown>[] {
  const { from, until } = query;
  return [
    sql`happened as (
      select job_id, sum(submitted)::int as submitted, sum(hired)::int as hired,
        sum(hire_seconds)::bigint as hire_seconds
      from (${ofJobs(query)}) parts group by job_id)`,
    sql`open as (
      select j.id, j.title, coalesce(h.submitted, 0) as candidates, coalesce(h.hired, 0) as hired,
        coalesce(h.hire_seconds, 0) as "hireSeconds"
      from core.job j join core.organisation o on true left join happened h on h.job_id = j.id
        cross join lateral (select coalesce(nullif(o.tz, ''), 'Europe/London') as zone) place
      where not j.sample and j.published_at < (${until}::date + 1)::timestamp at time zone place.zone
        and coalesce(least(j.closes_at, j.archived_at) >= ${from}::date::timestamp at time zone place.zone, true)
        and ${among(query, sql`j.id`)})`,
  ];
}

function total(query: FiguresPeriodAndJobs): RawBuilder<unknown> {
  return sql`total as (${query.jobIds === null ? ofAll(query) : ofJobs(query)})`;
}

const counts = sql`job_id, submitted, quick, hired, hire_seconds, rejected`;

/** What stands under all roles together: a row a month, and a row a day of those that are not whole. */
function ofAll({ from, until }: FiguresPeriodAndJobs): RawBuilder<unknown> {
  const { months, days } = monthsAndDaysAsSqlLists(from, until);
  return sql`
    select ${counts} from core.rollup_month where month = any (${months}) and job_id = ${ALL_JOBS_ROLLUP_ID}
    union all
    select ${counts} from core.rollup_day where day = any (${days}) and job_id = ${ALL_JOBS_ROLLUP_ID}`;
}

function ofJobs(query: FiguresPeriodAndJobs): RawBuilder<unknown> {
  const { months, days } = monthsAndDaysAsSqlLists(query.from, query.until);
  const which = sql`job_id <> ${ALL_JOBS_ROLLUP_ID} and ${among(query)}`;
  return sql`
    select ${counts} from core.rollup_month where month = any (${months}) and ${which}
    union all
    select ${counts} from core.rollup_day where day = any (${days}) and ${which}`;
}

/** Of the roles asked for, or of all. */
function among({ jobIds }: FiguresPeriodAndJobs, column = sql`job_id`): RawBuilder<boolean> {
  return jobIds === null ? sql`true` : sql`${column} in (select unnest(${jobIds}::bigint[]))`;
}
