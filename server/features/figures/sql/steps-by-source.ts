import type { HiringReportStepKey } from '@evenhand/contract/reporting/organisation-reports.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { FiguresPeriodAndJobs } from '../figures-period-and-jobs-type.ts';
import { splitDateRangeIntoMonthsAndDays } from '../rules/split-into-months-and-days.ts';
import { monthsAndDaysAsSqlLists } from './months-and-days-as-sql-lists.ts';
import { ALL_JOBS_ROLLUP_ID } from './store-application-facts-and-rollup-sums.ts';

export type ReachedHiringStepsBySourceDbRow = Record<HiringReportStepKey, number> & {
  /** As it stands on the applications. */
  source: string;
  /** What an admin counts it under, or the same. */
  name: string;
  quick: boolean;
  /** Candidates whose blind review is complete, and the sum of their mean stars. */
  starsCount: number;
  starsSum: number;
};

/** How far those got who began within the days, by source and whether they came by quick apply. */
export async function findReachedHiringStepsBySource(
  db: Db<'aggregate'>,
  { from, until, jobIds }: FiguresPeriodAndJobs,
): Promise<ReachedHiringStepsBySourceDbRow[]> {
  const { rows } = await sql<ReachedHiringStepsBySourceDbRow>`
    with begun as (${jobIds === null ? ofAll(from, until) : ofJobs({ from, until, jobIds })}),
    summed as (
      select source_id, quick, sum(started)::int as started, sum(submit)::int as submit, sum(review)::int as review,
        sum(cvreview)::int as cvreview, sum(interview)::int as interview, sum(hired)::int as hired,
        sum(scored)::int as "starsCount", sum(score)::float8 / 1000 as "starsSum"
      from begun group by source_id, quick)
    select s.name as source, coalesce(m.merged_into, s.name) as name, quick, started, submit, review,
      cvreview, interview, hired, "starsCount", "starsSum"
    from summed join core.source s on s.id = summed.source_id left join core.source_alias m on m.source = s.name
    where started > 0 order by s.name, quick`.execute(db);
  return rows;
}

/** Months, and the days before and after them. */
function ofAll(from: string, until: string) {
  const { months, days } = monthsAndDaysAsSqlLists(from, until);
  return sql`
    select source_id, quick, ${counts} from core.cohort_month
    where month = any (${months}) and job_id = ${ALL_JOBS_ROLLUP_ID}
    union all
    select source_id, quick, ${counts} from core.cohort_day where day = any (${days})`;
}

/** By role only months are summed; what is left of them is counted from the facts. */
function ofJobs({
  from,
  until,
  jobIds,
}: Omit<FiguresPeriodAndJobs, 'orgId'> & { jobIds: readonly number[] }) {
  const { months, days } = splitDateRangeIntoMonthsAndDays(from, until);
  const wanted = sql`job_id in (select unnest(${jobIds}::bigint[]))`;
  return sql`
    select source_id, quick, ${counts} from core.cohort_month
    where month >= ${months.from}::date and month < ${months.before}::date and ${wanted}
    union all ${edge(days[0])} union all ${edge(days[1])}`;

  function edge(part: { from: string; until: string }) {
    return sql`
      select f.source_id, f.reached & 128 <> 0, f.reached & 1, f.reached >> 1 & 1, f.reached >> 2 & 1,
        f.reached >> 3 & 1, f.reached >> 4 & 1, f.reached >> 5 & 1,
        case when f.score is null then 0 else 1 end, coalesce(f.score, 0)
      from unnest(${jobIds}::bigint[]) as wanted (id)
        join eo.application_fact f on f.job_id = wanted.id
          and f.started_day between ${part.from}::date and ${part.until}::date
      where f.reached & 1 = 1`;
  }
}

const counts = sql`started, submit, review, cvreview, interview, hired, scored, score`;
