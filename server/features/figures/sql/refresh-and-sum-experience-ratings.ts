import type { ExperienceFeedbackType } from '@evenhand/contract/feedback/experience-feedback-results.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { FiguresPeriodAndJobs } from '../figures-period-and-jobs-type.ts';

const ANSWERS_A_PASS = 10_000;

/**
 * Counts the days anew on which somebody answered or changed an answer; those of all answers when everything is. Says whether
 * more answers may wait.
 */
export async function refreshExperienceRatingDayRows(
  db: Db<'aggregate'>,
  zone: string,
  of: 'waiting' | 'all',
): Promise<boolean> {
  const touched =
    of === 'all'
      ? sql`select kind, created_at from core.experience_answer`
      : sql`select kind, created_at from gone`;
  const gone =
    of === 'all'
      ? sql`gone as (select where false),`
      : sql`gone as (delete from core.experience_queue
          where ctid = any (array(select ctid from core.experience_queue order by id limit ${ANSWERS_A_PASS}))
          returning kind, created_at),`;
  const { rows } = await sql<{ taken: number }>`
    with ${gone}
    touched as (select distinct kind, (created_at at time zone ${zone})::date as day from (${touched}) t),
    stored as (
      insert into core.experience_day (kind, day, rating, fairness, satisfaction, texts)
      select t.kind, t.day, ${tenCounts('a.rating')}, ${tenCounts('a.fairness')}, ${tenCounts('a.satisfaction')},
        count(*) filter (where a.has_text)
      from touched t left join (core.experience_answer a join core.job j on j.id = a.job_id and not j.sample)
        on a.kind = t.kind and (a.created_at at time zone ${zone})::date = t.day
          and a.created_at >= (t.day - 2)::timestamp at time zone 'UTC'
          and a.created_at < (t.day + 3)::timestamp at time zone 'UTC'
      group by t.kind, t.day
      on conflict (org_id, kind, day) do update set rating = excluded.rating, fairness = excluded.fairness,
        satisfaction = excluded.satisfaction, texts = excluded.texts)
    select count(*)::int as taken from gone`.execute(db);
  return rows[0]?.taken === ANSWERS_A_PASS;
}

export type ExperienceRatingCounts = {
  rating: number[];
  fairness: number[];
  satisfaction: number[];
};
/** With how many also wrote. */
type SummedExperience = ExperienceRatingCounts & { texts: number };

/** How often each of the ten answers was given, and how many wrote. By role it is counted from the answers themselves. */
export async function sumExperienceRatings(
  db: Db<'aggregate'>,
  { from, until, jobIds, kind }: FiguresPeriodAndJobs & { kind: ExperienceFeedbackType },
): Promise<SummedExperience | undefined> {
  const stored = sql<SummedExperience>`
    select ${tenSums('rating')} as rating, ${tenSums('fairness')} as fairness,
      ${tenSums('satisfaction')} as satisfaction, coalesce(sum(texts), 0)::int as texts
    from core.experience_day where kind = ${kind} and day between ${from}::date and ${until}::date`;
  const counted = sql<SummedExperience>`
    select ${tenCounts('a.rating')} as rating, ${tenCounts('a.fairness')} as fairness,
      ${tenCounts('a.satisfaction')} as satisfaction, (count(*) filter (where a.has_text))::int as texts
    from core.experience_answer a
      join core.job j on j.id = a.job_id and not j.sample
      join core.rollup_state f on true
    where a.kind = ${kind} and a.job_id in (select unnest(${jobIds ?? []}::bigint[]))
      and a.created_at >= (${from}::date - 2)::timestamp at time zone 'UTC'
      and a.created_at < (${until}::date + 3)::timestamp at time zone 'UTC'
      and (a.created_at at time zone f.zone)::date between ${from}::date and ${until}::date`;
  const { rows } = await (jobIds === null ? stored : counted).execute(db);
  return rows[0];
}

const answers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function tenCounts(column: string): RawBuilder<unknown> {
  const countOf = (n: number) => sql`(count(*) filter (where ${sql.ref(column)} = ${n}::int))::int`;
  return sql`array[${sql.join(answers.map(countOf))}]`;
}

function tenSums(column: string): RawBuilder<unknown> {
  return sql`array[${sql.join(answers.map((n) => sql`coalesce(sum(${sql.ref(column)}[${n}::int]), 0)::int`))}]`;
}
