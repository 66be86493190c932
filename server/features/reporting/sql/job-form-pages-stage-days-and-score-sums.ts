import type { UndecidedApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { SCORE_HISTOGRAM_BINS } from '@evenhand/contract/reporting/job-reports.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { FormPageDropOffFacts } from '../rules/form-page-drop-off.ts';
import { REVIEW_STARS_FAR_APART, type JobScoreSums } from '../rules/review-score-figures.ts';

/** How many have sent the form of a role, and at which of its pages the others stand. */
export async function findFormPageDropOffCounts(
  db: Db<'staff'>,
  jobId: number,
): Promise<FormPageDropOffFacts> {
  const { rows } = await sql<FormPageDropOffFacts>`
    with asked as (
      select id, text, row_number() over (order by position)::int as number from core.question where job_id = ${jobId}),
    attempt as (
      select a.id, a.submitted_at is not null as has_sent,
        a.form_answered_at is not null or not a.form_shown as is_past_form
      from core.application a join core.job j on j.id = a.job_id and not j.sample
      where a.job_id = ${jobId}
        and (a.state = 'started' or a.form_answered_at is not null or not a.form_shown or a.submitted_at is not null)),
    answered as (
      select n.application_id, max(q.number) as number
      from attempt a join core.answer n on n.application_id = a.id and n.text ~ '\\S'
        join asked q on q.id = n.question_id
      where not a.has_sent group by 1)
    select (select coalesce(json_agg(text order by number), '[]') from asked) as questions,
      exists (select from core.application where job_id = ${jobId} and form_shown) as "asksForm",
      (select count(*)::int from attempt where has_sent) as sent,
      (select coalesce(json_agg(json_build_object('page', page, 'n', n)), '[]') from (
        select case when a.is_past_form then coalesce(q.number, 0) + 1 else 0 end as page, count(*)::int as n
        from attempt a left join answered q on q.application_id = a.id where not a.has_sent group by 1) p)
          as standing`.execute(db);
  return rows[0] ?? { questions: [], asksForm: false, sent: 0, standing: [] };
}

type StageRow = {
  stage: UndecidedApplicationState;
  candidates: number;
  days: number;
};

/**
 * How long candidates were in each stage, of those whom the team has moved on from it. Only days are compared, as the team
 * sees them while names are sealed: whoever sends in the morning and whoever does so at night are alike.
 */
export async function findMedianDaysByStage(db: Db<'staff'>, jobId: number): Promise<StageRow[]> {
  const { rows } = await sql<StageRow>`
    with zone as (select coalesce(nullif(tz, ''), 'Europe/London') as name from core.organisation),
    attempt as (
      select (a.submitted_at at time zone z.name)::date as submitted, (r.sent_at at time zone z.name)::date as reviewed,
        (a.interviewed_at at time zone z.name)::date as interviewed,
        (least(a.hired_at, a.rejected_at) at time zone z.name)::date as decided
      from core.application a cross join zone z join core.job j on j.id = a.job_id and not j.sample
        left join lateral (
          select min(b.sent_at) as sent_at from core.review r join core.review_batch b on b.id = r.batch_id
          where r.application_id = a.id) r on true
      where a.job_id = ${jobId} and a.submitted_at is not null),
    passed as (
      select 'submitted' as stage, submitted as came, coalesce(reviewed, interviewed, decided) as went from attempt
      union all
      select 'in_review', reviewed, coalesce(interviewed, decided) from attempt
      union all
      select 'interviews_tasks', interviewed, decided from attempt)
    select stage, count(*)::int as candidates,
      percentile_cont(0.5) within group (order by greatest(went - came, 0)) as days
    from passed where came is not null and went is not null group by stage`.execute(db);
  return rows;
}

export type JobScoreSumsDbRow = JobScoreSums & {
  scored: number;
  total: number;
  released: number;
  unreleased: number;
};

/**
 * How far the reviews of a role are; and of released reviews alone what the stars add up to, by question: what is told of
 * them follows from sums, however many candidates there are.
 */
export async function findJobScoreSums(db: Db<'staff'>, jobId: number): Promise<JobScoreSumsDbRow> {
  const { rows } = await sql<JobScoreSumsDbRow>`
    with batch as (select id, released_at from core.review_batch where job_id = ${jobId}),
    question as (select id, text, position from core.question where job_id = ${jobId}),
    answer as (
      select r.application_id, r.question_id, count(*)::int as n, sum(r.stars)::int as sum,
        sum(r.stars * r.stars)::int as squares,
        avg(r.stars)::float8 as mean, max(r.stars) - min(r.stars) >= ${REVIEW_STARS_FAR_APART} as is_apart,
        count(*) filter (where r.stars = 1)::int as ones, count(*) filter (where r.stars = 5)::int as fives
      from batch b join core.review r on r.batch_id = b.id join question q on q.id = r.question_id
      where b.released_at is not null and r.stars is not null group by 1, 2),
    candidate as (
      select application_id, count(*) = (select count(*) from question) as is_complete, sum(mean) as total,
        avg(mean) as mean
      from answer group by 1),
    told as (
      select q.position,
        json_build_object('text', q.text, 'ones', coalesce(sum(a.ones), 0), 'fives', coalesce(sum(a.fives), 0),
          'apart', count(*) filter (where a.is_apart),
          'stars', json_build_object('answers', count(a.n), 'stars', coalesce(sum(a.n), 0),
            'sum', coalesce(sum(a.sum), 0),
            'squares', coalesce(sum(a.squares), 0), 'answerSquares', coalesce(sum(a.sum * a.mean), 0),
            'readerSquares', coalesce(sum(a.n * a.n), 0)),
          'scores', json_build_object('n', count(a.n), 'sum', coalesce(sum(a.mean), 0),
            'squares', coalesce(sum(a.mean * a.mean), 0),
            'complete', json_build_object('sum', coalesce(sum(a.mean) filter (where c.is_complete), 0),
              'squares', coalesce(sum(a.mean * a.mean) filter (where c.is_complete), 0),
              'withTotal', coalesce(sum(a.mean * c.total) filter (where c.is_complete), 0)))) as sums
      from question q left join answer a on a.question_id = q.id
        left join candidate c on c.application_id = a.application_id
      group by q.id, q.position, q.text)
    select (select count(r.stars)::int from batch b join core.review r on r.batch_id = b.id) as scored,
      (select count(*)::int from batch b join core.review r on r.batch_id = b.id) as total,
      (select count(released_at)::int from batch) as released,
      (select count(*)::int from batch where released_at is null) as unreleased,
      (select count(*)::int from candidate) as candidates,
      (select json_build_object('n', count(*), 'sum', coalesce(sum(total), 0),
        'squares', coalesce(sum(total * total), 0))
        from candidate where is_complete) as totals,
      array(select (select count(*)::int from candidate where is_complete
          -- A hair, for means such as thirds that add up to a half.
          and least(${SCORE_HISTOGRAM_BINS}::int, floor((mean - 1) * 2 + 1e-9)::int + 1) = step)
        from generate_series(1, ${SCORE_HISTOGRAM_BINS}::int) as step order by step) as distribution,
      (select coalesce(json_agg(sums order by position), '[]') from told) as questions`.execute(db);
  return rows[0] ?? nothing;
}

const nothing: JobScoreSumsDbRow = {
  scored: 0,
  total: 0,
  released: 0,
  unreleased: 0,
  candidates: 0,
  totals: { n: 0, sum: 0, squares: 0 },
  distribution: [],
  questions: [],
};
