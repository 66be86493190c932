import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { FormFacts } from '../rules/form-pages.ts';
import type { AnswerScores } from '../rules/review-figures.ts';

/** How many have sent the form of a role, and at which of its pages the others stand. */
export async function findFormFacts(db: Db<'staff'>, jobId: number): Promise<FormFacts> {
  const { rows } = await sql<FormFacts>`
    with asked as (
      select id, text, row_number() over (order by position)::int as number from core.question where job_id = ${jobId}),
    attempt as (
      select a.id, a.submitted_at is not null as has_sent, a.form_answered_at is not null or not a.form_asked as is_past_form
      from core.application a join core.job j on j.id = a.job_id and not j.sample
      where a.job_id = ${jobId}
        and (a.state = 'started' or a.form_answered_at is not null or not a.form_asked or a.submitted_at is not null)),
    answered as (
      select n.application_id, max(q.number) as number
      from attempt a join core.answer n on n.application_id = a.id and n.text ~ '\\S' join asked q on q.id = n.question_id
      where not a.has_sent group by 1)
    select (select coalesce(json_agg(text order by number), '[]') from asked) as questions,
      exists (select from core.application where job_id = ${jobId} and form_asked) as "asksForm",
      (select count(*)::int from attempt where has_sent) as sent,
      (select coalesce(json_agg(json_build_object('page', page, 'n', n)), '[]') from (
        select case when a.is_past_form then coalesce(q.number, 0) + 1 else 0 end as page, count(*)::int as n
        from attempt a left join answered q on q.application_id = a.id where not a.has_sent group by 1) p) as standing`.execute(
    db,
  );
  return rows[0] ?? { questions: [], asksForm: false, sent: 0, standing: [] };
}

type StageRow = {
  stage: 'submitted' | 'in_review' | 'interviews_tasks';
  candidates: number;
  days: number;
};

/**
 * How long candidates were in each stage, of those whom the team has moved on from it. Only days are compared, as the team
 * sees them while names are sealed: whoever sends in the morning and whoever does so at night are alike.
 */
export async function findStageDays(db: Db<'staff'>, jobId: number): Promise<StageRow[]> {
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

export type ScoreRows = {
  scored: number;
  total: number;
  released: number;
  unreleased: number;
  questions: { id: number; text: string }[];
  answers: AnswerScores[];
};

/** The stars of each answer of a role, of released reviews alone, and how far its reviews are. */
export async function findScores(db: Db<'staff'>, jobId: number): Promise<ScoreRows> {
  const { rows } = await sql<ScoreRows>`
    with batch as (select id, released_at from core.review_batch where job_id = ${jobId})
    select (select count(r.stars)::int from batch b join core.review r on r.batch_id = b.id) as scored,
      (select count(*)::int from batch b join core.review r on r.batch_id = b.id) as total,
      (select count(released_at)::int from batch) as released,
      (select count(*)::int from batch where released_at is null) as unreleased,
      (select coalesce(json_agg(json_build_object('id', id, 'text', text) order by position), '[]')
        from core.question where job_id = ${jobId}) as questions,
      (select coalesce(json_agg(t), '[]') from (
        select r.application_id as "applicationId", r.question_id as "questionId", count(*) as n, sum(r.stars) as sum,
          sum(r.stars * r.stars) as squares, min(r.stars) as least, max(r.stars) as most,
          count(*) filter (where r.stars = 1) as ones, count(*) filter (where r.stars = 5) as fives
        from batch b join core.review r on r.batch_id = b.id
        where b.released_at is not null and r.stars is not null group by 1, 2) t) as answers`.execute(
    db,
  );
  return rows[0] ?? { scored: 0, total: 0, released: 0, unreleased: 0, questions: [], answers: [] };
}
