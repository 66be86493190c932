import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { CurrentApplicationFactDbRow } from './application-facts-equality-answers-and-source-ids.ts';

export type ApplicationFactToStore = Pick<
  CurrentApplicationFactDbRow,
  | 'jobId'
  | 'startedDay'
  | 'submittedDay'
  | 'hiredDay'
  | 'rejectedDay'
  | 'interestDay'
  | 'hireSeconds'
  | 'score'
> & { link: Buffer; sourceId: number; reached: number; demo: Buffer };

/**
 * Brings rolled up facts up to date, and every sum by the difference that this makes, in one statement: a reader's snapshot has
 * both or neither. Facts that are as they were change nothing. Each link at most once.
 */
export async function upsertApplicationFactAndSumRows(
  db: Db<'aggregate'>,
  facts: readonly ApplicationFactToStore[],
): Promise<void> {
  await sql`
    with fresh as (select * from ${rowsOf(facts)}),
    changed as (
      select f.* from fresh f left join eo.application_fact o on o.link = f.link
      where o.link is null or (o.job_id, o.started_day, o.submitted_day, o.hired_day, o.rejected_day, o.interest_day,
          o.source_id, o.reached, o.hire_seconds, o.score, o.demo)
        is distinct from (f.job_id, f.started_day, f.submitted_day, f.hired_day, f.rejected_day, f.interest_day,
          f.source_id, f.reached, f.hire_seconds, f.score, f.demo)),
    moved as (
      select 1 as sign, ${counted} from changed
      union all
      select -1, ${counted} from eo.application_fact where link in (select link from changed)),
    stored as (
      insert into eo.application_fact (${fields}) select ${fields} from changed
      on conflict (org_id, link) do update set job_id = excluded.job_id, started_day = excluded.started_day,
        submitted_day = excluded.submitted_day, hired_day = excluded.hired_day, rejected_day = excluded.rejected_day,
        interest_day = excluded.interest_day, source_id = excluded.source_id, reached = excluded.reached,
        hire_seconds = excluded.hire_seconds, score = excluded.score, demo = excluded.demo),
    ${sumsOfMoved}`.execute(db);
}

/** Stores facts of which none is there, and leaves the sums to `rebuildRollupSumRows`. */
export async function insertApplicationFactRows(
  db: Db<'aggregate'>,
  facts: readonly ApplicationFactToStore[],
): Promise<void> {
  await sql`insert into eo.application_fact (${fields}) select * from ${rowsOf(facts)}`.execute(db);
}

/** Makes every sum of all stored facts, where there are no sums: a row changed a hundred times in one transaction is slow. */
export async function rebuildRollupSumRows(db: Db<'aggregate'>): Promise<void> {
  await sql`with moved as (select 1 as sign, ${counted} from eo.application_fact), ${sumsOfMoved}`.execute(
    db,
  );
}

function rowsOf(facts: readonly ApplicationFactToStore[]): RawBuilder<unknown> {
  const all = <K extends keyof ApplicationFactToStore>(key: K) => facts.map((fact) => fact[key]);
  return sql`unnest(${all('link')}::bytea[], ${all('jobId')}::bigint[], ${all('startedDay')}::date[],
      ${all('submittedDay')}::date[], ${all('hiredDay')}::date[], ${all('rejectedDay')}::date[],
      ${all('interestDay')}::date[], ${all('sourceId')}::integer[], ${all('reached')}::smallint[],
      ${all('hireSeconds')}::bigint[], ${all('score')}::integer[], ${all('demo')}::bytea[])
    as f (${fields})`;
}

/** Stands in a role’s place where all of them are summed. */
export const ALL_JOBS_ROLLUP_ID = 0;

const fields = sql`link, job_id, started_day, submitted_day, hired_day, rejected_day, interest_day, source_id, reached,
  hire_seconds, score, demo`;
const counted = sql`job_id, started_day, submitted_day, hired_day, rejected_day, interest_day, source_id, reached,
  hire_seconds, score`;
const jobOrAll = sql`coalesce(m.job_id, ${ALL_JOBS_ROLLUP_ID})`;
const addedEvents = sql`submitted = r.submitted + excluded.submitted, quick = r.quick + excluded.quick,
  hired = r.hired + excluded.hired, hire_seconds = r.hire_seconds + excluded.hire_seconds,
  rejected = r.rejected + excluded.rejected`;
const counts = sql`started, submit, review, cvreview, interview, hired, scored, score`;
const summed = sql`sum(started), sum(submit), sum(review), sum(cvreview), sum(interview), sum(hired),
  sum(scored), sum(score)`;
const addedSteps = sql`started = c.started + excluded.started, submit = c.submit + excluded.submit,
  review = c.review + excluded.review, cvreview = c.cvreview + excluded.cvreview,
  interview = c.interview + excluded.interview, hired = c.hired + excluded.hired, scored = c.scored + excluded.scored,
  score = c.score + excluded.score`;

/** What facts that come (sign 1) and go (sign -1) add to each sum. */
const sumsOfMoved = sql`
  happened as (
    select e.day, ${jobOrAll} as job_id, sum(sign * e.submitted) as submitted, sum(sign * e.quick) as quick,
      sum(sign * e.hired) as hired, sum(sign * e.hire_seconds) as hire_seconds, sum(sign * e.rejected) as rejected
    from moved m cross join lateral (values (m.submitted_day, 1, 0, 0, 0::bigint, 0), (m.interest_day, 0, 1, 0, 0, 0),
      (m.hired_day, 0, 0, 1, m.hire_seconds, 0), (m.rejected_day, 0, 0, 0, 0, 1))
      as e (day, submitted, quick, hired, hire_seconds, rejected)
    where e.day is not null group by grouping sets ((e.day, m.job_id), (e.day))),
  by_day as (
    insert into core.rollup_day as r (day, job_id, submitted, quick, hired, hire_seconds, rejected)
    select day, job_id, submitted, quick, hired, hire_seconds, rejected from happened
    on conflict (org_id, day, job_id) do update set ${addedEvents}),
  by_month as (
    insert into core.rollup_month as r (month, job_id, submitted, quick, hired, hire_seconds, rejected)
    select date_trunc('month', day::timestamp)::date, job_id, sum(submitted), sum(quick), sum(hired), sum(hire_seconds),
      sum(rejected)
    from happened group by 1, 2
    on conflict (org_id, month, job_id) do update set ${addedEvents}),
  begun as (
    select m.started_day as day, ${jobOrAll} as job_id, m.source_id, m.reached & 128 <> 0 as quick,
      sum(sign * (reached & 1)) as started, sum(sign * (reached >> 1 & 1)) as submit,
      sum(sign * (reached >> 2 & 1)) as review,
      sum(sign * (reached >> 3 & 1)) as cvreview,
      sum(sign * (reached >> 4 & 1)) as interview, sum(sign * (reached >> 5 & 1)) as hired,
      sum(case when score is null then 0 else sign end) as scored, sum(sign * coalesce(score, 0)) as score
    from moved m where m.reached & 1 = 1 group by grouping sets ((1, m.job_id, 3, 4), (1, 3, 4))),
  begun_by_day as (
    insert into core.cohort_day as c (day, source_id, quick, ${counts})
    select day, source_id, quick, ${counts} from begun where job_id = ${ALL_JOBS_ROLLUP_ID}
    on conflict (org_id, day, source_id, quick) do update set ${addedSteps})
  insert into core.cohort_month as c (month, job_id, source_id, quick, ${counts})
  select date_trunc('month', day::timestamp)::date, job_id, source_id, quick, ${summed} from begun group by 1, 2, 3, 4
  on conflict (org_id, month, job_id, source_id, quick) do update set ${addedSteps}`;
