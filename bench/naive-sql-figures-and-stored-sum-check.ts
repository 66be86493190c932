import type pg from 'pg';

/**
 * What figures are, in the plainest SQL there is: over applications as they stand, without a sum that was stored before. What
 * the server says is held against this, cell for cell. As the owner, of one organisation.
 */
export type NaiveFiguresDatabase = Pick<pg.Client, 'query'>;
export type NaiveFiguresQuery = {
  orgId: number;
  from: string;
  until: string;
  jobIds: readonly number[] | null;
};

/** Every application of a role that is no practice role, with the days of what happened to it and how far it came. */
const attempts = `
  select a.id, a.job_id, coalesce(i.source, a.erased_source, 'Direct') as source, a.interest_at is not null as quick,
    (a.started_at at time zone place.zone)::date as started_day,
    (a.submitted_at at time zone place.zone)::date as submitted_day,
    (a.interest_at at time zone place.zone)::date as interest_day,
    case when a.submitted_at is not null then (a.hired_at at time zone place.zone)::date end as hired_day,
    case when a.submitted_at is not null then (a.rejected_at at time zone place.zone)::date end as rejected_day,
    case when a.submitted_at is not null then a.hired_at end as hired_at,
    floor(extract(epoch from a.hired_at - a.submitted_at))::bigint as hire_seconds,
    a.form_answered_at is not null or not a.form_shown or a.submitted_at is not null or a.dealt
      or a.interviewed_at is not null as started,
    a.submitted_at is not null or a.dealt or a.interviewed_at is not null as submit,
    a.dealt or a.interviewed_at is not null or a.hired_at is not null and a.submitted_at is not null as review,
    a.interviewed_at is not null or a.hired_at is not null and a.submitted_at is not null as interview,
    a.hired_at is not null and a.submitted_at is not null as hired,
    case when a.reviews_expected > 0 and a.reviews_scored = a.reviews_expected then
      (select case when bool_and(b.released_at is not null) then round(avg(r.stars) * 1000)::int end
        from core.review r join core.review_batch b on b.org_id = r.org_id and b.id = r.batch_id
        where r.org_id = a.org_id and r.application_id = a.id) end as score
  from core.application a
    join core.job j on j.org_id = a.org_id and j.id = a.job_id and not j.sample
    join core.organisation o on o.org_id = a.org_id
    cross join lateral (select coalesce(nullif(o.tz, ''), 'Europe/London') as zone) place
    left join pii.application_identity i on i.org_id = a.org_id and i.application_id = a.id
  where a.org_id = $1`;
const query = `($4::bigint[] is null or job_id = any ($4))`;
const within = (day: string) => `${day} between $2::date and $3::date`;

export async function findNaiveKeyNumbers(db: NaiveFiguresDatabase, question: NaiveFiguresQuery) {
  const { rows } = await db.query<{
    candidates: number;
    quickApplyCandidates: number;
    hiredCount: number;
    rejectedCount: number;
    timeToHire: number | null;
    timeToHireMedian: number | null;
    timeToFill: number | null;
    timeToFillMedian: number | null;
    jobs: { id: number; title: string; candidates: number; hired: number; tth: number | null }[];
  }>(
    `with attempt as (${attempts}), mine as (select * from attempt where ${query}),
     first_hire as (
       select floor(extract(epoch from min(m.hired_at) - j.published_at))::bigint as seconds, min(m.hired_day) as day
       from mine m join core.job j on j.org_id = $1 and j.id = m.job_id where m.hired_at is not null
       group by j.id, j.published_at),
     fill as (select seconds from first_hire where ${within('day')}),
     by_job as (
       select job_id, count(*) filter (where ${within('submitted_day')}) as candidates, count(*) filter (where ${within('hired_day')}) as hired,
         (avg(hire_seconds) filter (where ${within('hired_day')}) / 86400)::float8 as tth
       from mine group by job_id),
     open as (
       select j.id, j.title, coalesce(b.candidates, 0) as candidates, coalesce(b.hired, 0) as hired, b.tth
       from core.job j join core.organisation o on o.org_id = j.org_id left join by_job b on b.job_id = j.id
       where j.org_id = $1 and not j.sample and j.published_at is not null and ($4::bigint[] is null or j.id = any ($4))
         and j.published_at < ($3::date + 1)::timestamp at time zone coalesce(nullif(o.tz, ''), 'Europe/London')
         and (j.closes_at is null or j.closes_at >= $2::date::timestamp at time zone coalesce(nullif(o.tz, ''), 'Europe/London'))
         and (j.archived_at is null or j.archived_at >= $2::date::timestamp at time zone coalesce(nullif(o.tz, ''), 'Europe/London')))
     select (select count(*)::int from mine where ${within('submitted_day')}) as candidates,
       (select count(*)::int from mine where ${within('interest_day')}) as "quickApplyCandidates",
       (select count(*)::int from mine where ${within('hired_day')}) as "hiredCount",
       (select count(*)::int from mine where ${within('rejected_day')}) as "rejectedCount",
       (select (avg(hire_seconds) / 3600)::float8 from mine where ${within('hired_day')}) as "timeToHire",
       (select percentile_cont(0.5) within group (order by hire_seconds) / 3600 from mine where ${within('hired_day')}) as "timeToHireMedian",
       (select (avg(seconds) / 3600)::float8 from fill) as "timeToFill",
       (select percentile_cont(0.5) within group (order by seconds) / 3600 from fill) as "timeToFillMedian",
       (select coalesce(json_agg(open order by title collate "und-x-icu", id), '[]') from open) as jobs`,
    valuesOf(question),
  );
  return rows[0];
}

export type NaiveStepsBySource = {
  source: string;
  name: string;
  quick: boolean;
  started: number;
  submit: number;
  review: number;
  cvreview: number;
  interview: number;
  hired: number;
  starsCount: number;
  starsSum: number;
};

export async function findNaiveStepsBySource(
  db: NaiveFiguresDatabase,
  question: NaiveFiguresQuery,
): Promise<NaiveStepsBySource[]> {
  const { rows } = await db.query<NaiveStepsBySource>(
    `with attempt as (${attempts})
     select a.source, coalesce(s.merged_into, a.source) as name, a.quick, count(*)::int as started,
       (count(*) filter (where submit))::int as submit, (count(*) filter (where review))::int as review,
       (count(*) filter (where review))::int as cvreview, (count(*) filter (where interview))::int as interview,
       (count(*) filter (where hired))::int as hired, count(score)::int as "starsCount",
       coalesce(sum(score), 0)::float8 / 1000 as "starsSum"
     from attempt a left join core.source_alias s on s.org_id = $1 and s.source = a.source
     where started and ${query} and ${within('started_day')} group by 1, 2, 3 order by a.source, a.quick`,
    valuesOf(question),
  );
  return rows;
}

export async function findNaiveExperienceFigures(
  db: NaiveFiguresDatabase,
  question: NaiveFiguresQuery & { kind: string },
) {
  const ten = (column: string) =>
    `(select array_agg((select count(*)::int from answer where ${column} = n) order by n) from generate_series(1, 10) n)`;
  const { rows } = await db.query<{
    total: number;
    texts: number;
    mean: number | null;
    median: number | null;
    rating: number[];
    fairness: number[];
    satisfaction: number[];
  }>(
    `with answer as (
       select e.rating, e.fairness, e.satisfaction, e.text from core.experience_answer e
         join core.job j on j.org_id = e.org_id and j.id = e.job_id and not j.sample
         join core.organisation o on o.org_id = e.org_id
       where e.org_id = $1 and e.kind = $5 and ($4::bigint[] is null or e.job_id = any ($4))
         and ${within("(e.created_at at time zone coalesce(nullif(o.tz, ''), 'Europe/London'))::date")})
     select count(*)::int as total, (count(*) filter (where text ~ '\\S'))::int as texts, round(avg(rating), 1)::float8 as mean,
       percentile_cont(0.5) within group (order by rating) as median,
       ${ten('rating')} as rating, ${ten('fairness')} as fairness, ${ten('satisfaction')} as satisfaction from answer`,
    [...valuesOf(question), question.kind],
  );
  return rows[0];
}

/** A stored figure that is not what it should be. */
export type FigureDiscrepancy = { table: string; cell: string };

/** Every cell of every sum that is stored, against the same counted now; says at most so many of each table. */
export async function checkStoredFigureSums(
  db: NaiveFiguresDatabase,
  orgId: number,
  most = 20,
): Promise<FigureDiscrepancy[]> {
  const found: FigureDiscrepancy[] = [];
  for (const [table, { stored, counted }] of Object.entries(sums)) {
    const { rows } = await db.query<{ cell: string }>(
      `with attempt as (${attempts}), event as (${events}), begun as (${begunSums}),
         stored as (${stored}), counted as (${counted})
       select 'stored ' || stored as cell from (select * from stored except all select * from counted) stored
       union all
       select 'counted ' || counted from (select * from counted except all select * from stored) counted limit ${most}`,
      [orgId],
    );
    found.push(...rows.map(({ cell }) => ({ table, cell })));
  }
  return found;
}

const events = `
  select e.day, a.job_id, sum(submitted)::int as submitted, sum(quick_one)::int as quick, sum(hired_one)::int as hired,
    sum(seconds)::bigint as hire_seconds, sum(rejected)::int as rejected
  from attempt a cross join lateral (values (a.submitted_day, 1, 0, 0, 0::bigint, 0), (a.interest_day, 0, 1, 0, 0, 0),
    (a.hired_day, 0, 0, 1, a.hire_seconds, 0), (a.rejected_day, 0, 0, 0, 0, 1)) e (day, submitted, quick_one, hired_one, seconds, rejected)
  where e.day is not null group by 1, 2`;
const begunSums = `
  select a.started_day as day, a.job_id, s.id as source_id, a.quick, count(*)::int as started,
    (count(*) filter (where submit))::int as submit, (count(*) filter (where review))::int as review,
    (count(*) filter (where review))::int as cvreview, (count(*) filter (where interview))::int as interview,
    (count(*) filter (where hired))::int as hired, count(score)::int as scored, coalesce(sum(score), 0)::bigint as score
  from attempt a left join core.source s on s.org_id = $1 and s.name = a.source where started group by 1, 2, 3, 4`;
const eventSums = 'submitted, quick, hired, hire_seconds, rejected';
const cohortSums = 'started, submit, review, cvreview, interview, hired, scored, score';
const addedUp = (list: string) =>
  list
    .split(', ')
    .map((name) => `sum(${name})::bigint`)
    .join(', ');
const notNothing = (list: string) => `(${list}) <> (${list.replace(/\w+/g, '0')})`;
const zoneOf = `(select coalesce(nullif(tz, ''), 'Europe/London') from core.organisation where org_id = $1)`;

const sums: Record<string, { stored: string; counted: string }> = {
  'core.rollup_day': {
    stored: `select day, job_id, ${addedUp(eventSums)} from core.rollup_day where org_id = $1 and ${notNothing(eventSums)} group by 1, 2`,
    // Under no role: all of them together. So with all sums by role.
    counted: `select day, coalesce(job_id, 0), ${addedUp(eventSums)} from event group by grouping sets ((day, job_id), (day))`,
  },
  'core.rollup_month': {
    stored: `select month, job_id, ${addedUp(eventSums)} from core.rollup_month where org_id = $1 and ${notNothing(eventSums)} group by 1, 2`,
    counted: `select date_trunc('month', day::timestamp)::date, coalesce(job_id, 0), ${addedUp(eventSums)} from event
      group by grouping sets ((1, job_id), (1))`,
  },
  'core.cohort_day': {
    stored: `select day, source_id, quick, ${addedUp(cohortSums)} from core.cohort_day where org_id = $1 and ${notNothing(cohortSums)} group by 1, 2, 3`,
    counted: `select day, source_id, quick, ${addedUp(cohortSums)} from begun group by 1, 2, 3`,
  },
  'core.cohort_month': {
    stored: `select month, job_id, source_id, quick, ${addedUp(cohortSums)} from core.cohort_month where org_id = $1 and ${notNothing(cohortSums)} group by 1, 2, 3, 4`,
    counted: `select date_trunc('month', day::timestamp)::date, coalesce(job_id, 0), source_id, quick, ${addedUp(cohortSums)} from begun
      group by grouping sets ((1, job_id, source_id, quick), (1, source_id, quick))`,
  },
  'core.experience_day': {
    // Under 0: how many wrote.
    stored: `select kind, day, n, rating[n], fairness[n], satisfaction[n] from core.experience_day, generate_series(1, 10) n
      where org_id = $1 and (rating[n], fairness[n], satisfaction[n]) <> (0, 0, 0)
      union all select kind, day, 0, texts, 0, 0 from core.experience_day where org_id = $1 and texts <> 0`,
    counted: `with answer as (select e.*, (e.created_at at time zone ${zoneOf})::date as day from core.experience_answer e
        join core.job j on j.org_id = e.org_id and j.id = e.job_id and not j.sample where e.org_id = $1)
      select kind, day, n, (count(*) filter (where rating = n))::int, (count(*) filter (where fairness = n))::int,
        (count(*) filter (where satisfaction = n))::int
      from answer, generate_series(1, 10) n where n in (rating, fairness, satisfaction) group by 1, 2, 3
      union all select kind, day, 0, count(*)::int, 0, 0 from answer where text ~ '\\S' group by 1, 2`,
  },
};

/** What is rolled up of each application should be this; the days as text, the link to be made by whoever has the key. */
export type NaiveApplicationFact = {
  id: number;
  jobId: number;
  days: (string | null)[];
  source: string;
  reached: number;
  hireSeconds: number | null;
  score: number | null;
};

export async function findNaiveApplicationFacts(
  db: NaiveFiguresDatabase,
  orgId: number,
  { after, limit }: { after: number; limit: number },
): Promise<NaiveApplicationFact[]> {
  const { rows } = await db.query<NaiveApplicationFact>(
    `with attempt as (${attempts} and a.id > $2 order by a.id limit $3)
     select id, job_id as "jobId", array[started_day, submitted_day, hired_day, rejected_day, interest_day]::text[] as days, source,
       started::int + 2 * submit::int + (4 + 8) * review::int + 16 * interview::int + 32 * hired::int
         + 64 * (rejected_day is not null)::int + 128 * quick::int as reached,
       case when hired then hire_seconds end as "hireSeconds", score from attempt order by id`,
    [orgId, after, limit],
  );
  return rows;
}

function valuesOf({ orgId, from, until, jobIds }: NaiveFiguresQuery) {
  return [orgId, from, until, jobIds];
}
