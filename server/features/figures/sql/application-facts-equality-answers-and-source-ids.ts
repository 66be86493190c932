import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { EqualOpportunitiesAnswers } from '../../equal-opportunities/rules/equal-opportunities-form-types.ts';
import type { ApplicationProgress } from '../rules/reached-steps.ts';

/** What an application stands at now. Days in the organisation's zone, as 2026-03-31. */
export type CurrentApplicationFactDbRow = ApplicationProgress & {
  id: number;
  jobId: number;
  startedDay: string;
  submittedDay: string | null;
  hiredDay: string | null;
  rejectedDay: string | null;
  interestDay: string | null;
  hireSeconds: number | null;
  /** Mean stars of its blind review in thousandths; null until all are there and released. */
  score: number | null;
  source: string;
};

/** Those of practice roles are in no figure. Hired or rejected without having applied is nobody. */
export async function findCurrentFactsOfApplications(
  db: Db<'aggregate'>,
  ids: readonly number[],
  zone: string,
): Promise<CurrentApplicationFactDbRow[]> {
  const day = (column: string) => sql`(${sql.ref(column)} at time zone ${zone})::date::text`;
  const { rows } = await sql<CurrentApplicationFactDbRow>`
    select a.id, a.job_id as "jobId", a.form_answered_at is not null as "formAnswered", a.form_shown as "formShown",
      a.submitted_at is not null as submitted, a.dealt, a.interviewed_at is not null as interviewed,
      h.hired_at is not null as hired, h.rejected_at is not null as rejected, a.interest_at is not null as interested,
      ${day('a.started_at')} as "startedDay", ${day('a.submitted_at')} as "submittedDay",
      ${day('h.hired_at')} as "hiredDay",
      ${day('h.rejected_at')} as "rejectedDay", ${day('a.interest_at')} as "interestDay",
      floor(extract(epoch from h.hired_at - a.submitted_at))::bigint as "hireSeconds",
      case when a.reviews_expected > 0 and a.reviews_scored = a.reviews_expected then
        (select case when bool_and(b.released_at is not null) then round(avg(r.stars) * 1000)::int end
          from core.review r join core.review_batch b on b.id = r.batch_id where r.application_id = a.id) end as score,
      s.source
    from unnest(${ids}::bigint[]) as u (id)
      join core.application a on a.id = u.id
      join core.job j on j.id = a.job_id and not j.sample
      join core.sources_of(${ids}::bigint[]) s on s.application_id = a.id
      left join lateral (select a.hired_at, a.rejected_at where a.submitted_at is not null) h on true`.execute(
    db,
  );
  return rows;
}

export type EqualOpportunitiesAnswerDbRow = {
  link: Buffer;
  form: string;
  answers: EqualOpportunitiesAnswers;
};

export async function findEqualOpportunitiesAnswerRows(
  db: Db<'aggregate'>,
  links: readonly Buffer[],
): Promise<EqualOpportunitiesAnswerDbRow[]> {
  const { rows } = await sql<EqualOpportunitiesAnswerDbRow>`
    select l.link, r.form, r.answers from unnest(${links}::bytea[]) as u (link)
      join eo.link l on l.link = u.link join eo.response r on r.subject = l.subject`.execute(db);
  return rows;
}

/** The numbers of sources by their names; gives new ones theirs. */
export async function findOrInsertCandidateSourceIds(
  db: Db<'aggregate'>,
  names: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string }>`
    with known as (select id, name from core.source where name = any (${names}::text[])),
    made as (
      insert into core.source (id, name)
      select coalesce((select max(id) from core.source), 0) + (row_number() over (order by n.name))::int, n.name
      from unnest(${names}::text[]) as n (name) where n.name not in (select name from known)
      returning id, name)
    select id, name from known union all select id, name from made`.execute(db);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
