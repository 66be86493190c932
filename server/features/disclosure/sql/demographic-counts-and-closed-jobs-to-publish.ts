import { type RawBuilder, sql } from 'kysely';
import type { HiringReportStepKey } from '@evenhand/contract/reporting/organisation-reports.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { DemographicsDimension } from '../rules/demographics-dimensions-and-thresholds.ts';
import type { PeopleAndRespondentsOfGroup } from '../rules/split-into-named-and-pooled-groups.ts';
import type {
  RespondentsOfMonth,
  PeriodOfCalendarDays,
} from '../rules/join-months-into-periods-and-quarters.ts';

/** Of every candidate who has started: the furthest step, and whether they told anything. Roles that are samples are in no figure. */
const facts = sql`eo.application_fact f join core.job j on j.id = f.job_id and not j.sample`;
const furthest = sql`case when f.reached & 32 <> 0 then 'hired' when f.reached & 16 <> 0 then 'interview'
  when f.reached & 8 <> 0 then 'cvreview' when f.reached & 4 <> 0 then 'review' when f.reached & 2 <> 0 then 'submit'
  else 'started' end`;
const hasStarted = sql`f.reached & 1 <> 0`;
const answered = sql`count(*) filter (where f.demo <> '\\x0000000000000000000000')::int`;

/** By which a dimension tells groups apart; empty where somebody is in none. */
const groupOf: Record<DemographicsDimension, RawBuilder<string>> = {
  org: sql`'all'`,
  quarter: sql`'all'`,
  job: sql`'all'`,
  team: sql`coalesce(j.team, '')`,
  grade: sql`coalesce(j.grade, '')`,
  'team-grade': sql`case when j.team <> '' and j.grade <> '' then j.team || chr(31) || j.grade else '' end`,
  source: sql`coalesce(a.merged_into, s.name)`,
  quick: sql`case when f.reached & 128 <> 0 then 'yes' else 'no' end`,
};

/** With what tells groups of theirs apart. */
function factsOf(dimension: DemographicsDimension): RawBuilder<unknown> {
  if (dimension !== 'source') return facts;
  return sql`${facts} join core.source s on s.id = f.source_id left join core.source_alias a on a.source = s.name`;
}

/** A quarter of a large organisation takes longer than a page may; nobody waits for it, and it is stopped with the server. */
export async function lengthenStatementTimeoutForCounting(db: Db<'aggregate'>): Promise<void> {
  await sql`select set_config('statement_timeout', '60s', true)`.execute(db);
}

/** Whoever began, month by month: in the days of the organisation's zone, as they were folded. */
export async function countRespondentsByMonth(
  db: Db<'aggregate'>,
  { from, until }: { from: string | null; until: string },
): Promise<RespondentsOfMonth[]> {
  const { rows } = await sql<RespondentsOfMonth>`
    select date_trunc('month', f.started_day)::date::text as month, ${answered} as respondents
    from ${facts} where ${hasStarted} and f.started_day >= coalesce(${from}::date, '-infinity')
      and f.started_day <= ${until}::date
    group by 1 order by 1`.execute(db);
  return rows;
}

export type PeriodOfJobOrOrganisation = PeriodOfCalendarDays & { jobId: number | null };

/** Whoever began in a period, by group. */
export async function countRespondentsByGroup(
  db: Db<'aggregate'>,
  dimension: DemographicsDimension,
  cohort: PeriodOfJobOrOrganisation,
): Promise<PeopleAndRespondentsOfGroup[]> {
  const { rows } = await sql<PeopleAndRespondentsOfGroup>`
    select ${groupOf[dimension]} as name, count(*)::int as people, ${answered} as respondents
    from ${factsOf(dimension)} where ${within(cohort)} group by 1 order by 1`.execute(db);
  return rows;
}

export type DemographicAnswerCountDbRow = {
  group: string;
  furthest: HiringReportStepKey;
  /** Place of the category, and the byte of the answer. */
  place: number;
  code: number;
  people: number;
};

/** A table to count, and its id once it stands: roles are then in the groups in which they were noted. */
export type DemographicsTableToCount = PeriodOfJobOrOrganisation & {
  id?: number;
  dimension: DemographicsDimension;
  named: readonly string[];
};

/** How many gave each answer, by the furthest step they reached; groups that are not told apart are counted together. */
export async function countDemographicAnswers(
  db: Db<'aggregate'>,
  { id, dimension, named, ...cohort }: DemographicsTableToCount,
): Promise<DemographicAnswerCountDbRow[]> {
  const name = id !== undefined && isOfJobs(dimension) ? notedGroup(id) : groupOf[dimension];
  const { rows } = await sql<DemographicAnswerCountDbRow>`
    select "group", furthest, place, get_byte(demo, place) as code, sum(people)::int as people
    from (select case when name = any (${named}::text[]) then name else '' end as "group", furthest, demo,
          count(*)::int as people
        from (select ${name} as name, ${furthest} as furthest, f.demo from ${factsOf(dimension)}
          where ${within(cohort)}) f
        group by 1, 2, 3) g, generate_series(0, 10) as place
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Dimensions whose groups are groups of roles, which an admin may move from one to another. */
function isOfJobs(dimension: DemographicsDimension): boolean {
  return dimension === 'team' || dimension === 'grade' || dimension === 'team-grade';
}

/** A team that loses a role would else show, by the difference, what that role's few candidates answered. */
function notedGroup(tableId: number): RawBuilder<string> {
  return sql`coalesce((select r.group_value from report.period_job r
    where r.table_id = ${tableId} and r.job_id = f.job_id), '')`;
}

/** Notes in which group of a table each role stands. */
export async function insertJobGroupRowsOfDemographicsTable(
  db: Db<'aggregate'>,
  id: number,
  { dimension, ...cohort }: PeriodOfJobOrOrganisation & { dimension: DemographicsDimension },
): Promise<void> {
  if (!isOfJobs(dimension)) return;
  await sql`
    insert into report.period_job (table_id, job_id, group_value)
    select distinct ${id}::bigint, f.job_id, ${groupOf[dimension]} from ${facts} where ${within(cohort)}`.execute(
    db,
  );
}

function within({ from, until, jobId }: PeriodOfJobOrOrganisation): RawBuilder<unknown> {
  const ofRole = jobId === null ? sql`` : sql`and f.job_id = ${jobId}`;
  return sql`${hasStarted} and f.started_day between ${from}::date and ${until}::date ${ofRole}`;
}

export type ClosedJobAwaitingDemographicsTable = {
  jobId: number;
  from: string;
  until: string;
  respondents: number;
};

/** Roles that have closed and were not decided about yet, with the first and the last day on which somebody began. */
export async function findClosedJobsToPublish(
  db: Db<'aggregate'>,
  now: Date,
): Promise<ClosedJobAwaitingDemographicsTable[]> {
  const { rows } = await sql<ClosedJobAwaitingDemographicsTable>`
    select f.job_id as "jobId", min(f.started_day)::text as from, max(f.started_day)::text as until,
      ${answered} as respondents
    from ${facts}
    where ${hasStarted} and j.published_at is not null and least(j.archived_at, j.closes_at) <= ${now}
      and not exists (select from report.period_table t where t.dimension = 'job' and t.job_id = j.id)
    group by 1 order by 1`.execute(db);
  return rows;
}

/** Today, in the zone in which the days of an organisation were folded. */
export async function findTodayOfOrganisation(db: Db<'aggregate'>, now: Date): Promise<string> {
  const { rows } = await sql<{ today: string }>`
    select (${now}::timestamptz at time zone zone)::date::text as today from core.rollup_state`.execute(
    db,
  );
  // Folding, which comes first, writes the zone down.
  return (rows[0] as { today: string }).today;
}
