import type pg from 'pg';
import { median } from '../measure-http-calls.ts';
import type { BenchmarkReportPeriod } from './make-report-calls-and-compare-call-times.ts';

/**
 * The figures of the whole screen as one would ask for them without keeping any: normalised tables, ordinary indexes, obvious
 * SQL, no walls. What the answers of an application are is in a table that only this benchmark has; the server needs a key for
 * that and does not have it in the database.
 */
export async function timeNaiveReportSql(
  owner: pg.Pool,
  orgId: number,
  range: BenchmarkReportPeriod,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const startedAt = performance.now();
    for (const text of [
      keyNumbers,
      dropOff(''),
      dropOff('and a.interest_at is null'),
      sources,
      experience,
    ])
      await owner.query(text, [orgId, range.from, range.until]);
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

const within = (at: string) => `${at} >= $2::date::timestamp at time zone 'Europe/London'
  and ${at} < ($3::date + 1)::timestamp at time zone 'Europe/London'`;

const keyNumbers = `
  select count(*) filter (where ${within('a.submitted_at')}) as candidates, count(*) filter (where ${within('a.hired_at')}) as hired,
    count(*) filter (where ${within('a.rejected_at')}) as rejected, count(*) filter (where ${within('a.interest_at')}) as quick,
    avg(a.hired_at - a.submitted_at) filter (where ${within('a.hired_at')}) as time_to_hire
  from core.application a where a.org_id = $1`;

const steps = `lateral (values ('started', a.form_answered_at is not null), ('submit', a.submitted_at is not null),
    ('review', a.reviews_expected > 0), ('interview', a.interviewed_at is not null), ('hired', a.hired_at is not null)) as s (step, reached)`;

const dropOff = (condition: string) => `
  select s.step, j.grade, e.key as category, e.value as option, count(*)
  from core.application a
  join core.job j on j.org_id = a.org_id and j.id = a.job_id
  join eo.bench_subject b on b.org_id = a.org_id and b.application_id = a.id
  join eo.response r on r.org_id = b.org_id and r.subject = b.subject
  cross join jsonb_each_text(r.answers) e
  cross join ${steps}
  where a.org_id = $1 and ${within('a.started_at')} and s.reached ${condition}
  group by 1, 2, 3, 4`;

const sources = `
  select i.source, e.key as category, e.value as option, count(*)
  from core.application a
  join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id
  join eo.bench_subject b on b.org_id = a.org_id and b.application_id = a.id
  join eo.response r on r.org_id = b.org_id and r.subject = b.subject
  cross join jsonb_each_text(r.answers) e
  where a.org_id = $1 and ${within('a.started_at')} and a.submitted_at is not null
  group by 1, 2, 3`;

const experience = `
  select kind, count(*), avg(rating), percentile_cont(.5) within group (order by rating), avg(fairness),
    percentile_cont(.5) within group (order by fairness), avg(satisfaction),
    percentile_cont(.5) within group (order by satisfaction)
  from core.experience_answer where org_id = $1 and ${within('created_at')} group by 1`;
