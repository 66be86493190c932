import type { DemographicCategory } from '@evenhand/contract/reporting/demographic-categories.ts';
import type { AdverseImpactOfOption } from '@evenhand/contract/reporting/organisation-reports.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** The last three years that are over for so many days, where anybody began, and that were not looked at. */
export async function findYearsToJudgeAdverseImpact(
  db: Db<'aggregate'>,
  { now, settledDays }: { now: Date; settledDays: number },
): Promise<number[]> {
  const { rows } = await sql<{ year: number }>`
    select y.year
    from core.organisation o
      cross join lateral (select extract(year from
        ((${now}::timestamptz at time zone coalesce(nullif(o.tz, ''), 'Europe/London'))::date
          - ${settledDays}::int))::int as year) open
      cross join lateral generate_series(open.year - 3, open.year - 1) as y (year)
    where not exists (select from report.adverse_impact_year v where v.year = y.year)
      and exists (select from core.cohort_day c where c.started > 0
        and c.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31))
    order by y.year`.execute(db);
  return rows.map(({ year }) => year);
}

/** Takes the year for itself: false where somebody else has it, or had it long ago. */
export async function insertYearRowJudgedForAdverseImpact(
  db: Db<'aggregate'>,
  { year, now, isCompared }: { year: number; now: Date; isCompared: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into report.adverse_impact_year (year, judged_at, outcome)
    values (${year}, ${now}, ${isCompared ? 'compared' : 'too-few'})
    on conflict (org_id, year) do nothing returning year`.execute(db);
  return rows.length > 0;
}

/** How far those of a year got who have told something in a category, by role; `code` is the byte that stands for it. */
export async function countStepsReachedInYear(
  db: Db<'aggregate'>,
  { year, place }: { year: number; place: number },
): Promise<{ jobId: number; code: number; reached: number; n: number }[]> {
  const { rows } = await sql<{ jobId: number; code: number; reached: number; n: number }>`
    select job_id as "jobId", get_byte(demo, ${place}::int) as code, (reached & 63)::int as reached, count(*)::int as n
    from eo.application_fact where ${begunIn(year)} and get_byte(demo, ${place}::int) > 0 group by 1, 2, 3`.execute(
    db,
  );
  return rows;
}

export async function insertAdverseImpactRows(
  db: Db<'aggregate'>,
  year: number,
  rows: readonly AdverseImpactOfOption[],
): Promise<void> {
  await sql`
    insert into report.adverse_impact (year, category, option, step, against, ratio, low, high, verdict)
    select ${year}, r.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (category text, option text, step text, against text, ratio numeric, low numeric, high numeric,
        verdict text)`.execute(db);
}

export async function insertGroupRowsLeftOutOfAdverseImpact(
  db: Db<'aggregate'>,
  year: number,
  leftOut: readonly GroupLeftOutOfAdverseImpact[],
): Promise<void> {
  await sql`
    insert into report.adverse_impact_left_out (year, category, option)
    select ${year}, r.*
    from jsonb_to_recordset(${JSON.stringify(leftOut)}::jsonb) as r (category text, option text)`.execute(
    db,
  );
}

export type GroupLeftOutOfAdverseImpact = { category: DemographicCategory; option: string };
export type YearJudgedForAdverseImpactDbRow = {
  year: number;
  outcome: 'compared' | 'too-few';
  rows: AdverseImpactOfOption[];
  leftOut: GroupLeftOutOfAdverseImpact[];
};

/** What was found, the latest year first. */
export async function findAdverseImpactByYear(
  db: Db<'staff'>,
): Promise<YearJudgedForAdverseImpactDbRow[]> {
  const { rows } = await sql<YearJudgedForAdverseImpactDbRow>`
    select y.year, y.outcome,
      (select coalesce(jsonb_agg(jsonb_build_object('category', category, 'option', option, 'step', step,
          'against', against, 'ratio', ratio, 'low', low, 'high', high, 'verdict', verdict) order by place), '[]')
        from report.adverse_impact i where i.year = y.year) as rows,
      (select coalesce(jsonb_agg(jsonb_build_object('category', category, 'option', option)
        order by category, option), '[]')
        from report.adverse_impact_left_out l where l.year = y.year) as "leftOut"
    from report.adverse_impact_year y order by y.year desc`.execute(db);
  return rows;
}

const begunIn = (year: number) =>
  sql`started_day between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31) and reached & 1 = 1`;
