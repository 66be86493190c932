import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { Applicant, ApplicantJob } from '../rules/applicant-cells.ts';

/** Whom a list of applicants is about: those submitted, or hired, on days of the organisation's zone. */
export type ApplicantsAsked = {
  rangeType: 'submitted' | 'hiredAt';
  from: string;
  until: string;
  zone: string;
  /** The roles that the filters leave, or null without any. */
  jobIds: readonly number[] | null;
};

export type ApplicantsJob = ApplicantJob & { id: number };

/** So many roles below an id that have at least one application of the range, the newest first. */
export async function findApplicantsJobs(
  db: Db<'staff'>,
  asked: ApplicantsAsked,
  { below, most }: { below: number; most: number },
): Promise<ApplicantsJob[]> {
  const { rows } = await sql<ApplicantsJob>`
    select j.id, j.title, j.team, j.grade from core.job j
    where j.id < ${below} and not j.sample
      and (${asked.jobIds}::bigint[] is null or j.id = any (${asked.jobIds}::bigint[]))
      and exists (select from core.application a where a.job_id = j.id and ${inRange(asked)})
    order by j.id desc limit ${most}`.execute(db);
  return rows;
}

export type ApplicantRow = Applicant & { jobId: number };

/**
 * The next applications of these roles, role by role in this order, by reference: an order that never changes and tells
 * nothing. `after` is the reference that came last of the first role.
 */
export async function findApplicants(
  db: Db<'staff'>,
  asked: ApplicantsAsked,
  { jobIds, after, most }: { jobIds: readonly number[]; after: string; most: number },
): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    with page as materialized (
      select p.place, a.id from unnest(${jobIds}::bigint[]) with ordinality as p (job_id, place)
      cross join lateral (
        select a.id, a.public_ref from core.application a
        where a.job_id = p.job_id and (p.place > 1 or a.public_ref > ${after}) and a.state <> 'erased' and ${inRange(asked)}
        order by a.public_ref limit ${most}) a
      order by p.place, a.public_ref limit ${most})
    select a.job_id as "jobId", a.public_ref as ref, a.state, ${day(asked, sql`a.started_at`)} as "startedOn",
      ${day(asked, sql`a.submitted_at`)} as "submittedOn", ${day(asked, sql`a.hired_at`)} as "hiredOn",
      ${day(asked, sql`a.rejected_at`)} as "rejectedOn", i.source, c.first_name as "firstName", c.last_name as "lastName",
      c.email, stars.mean as "meanStars"
    from page join core.application a on a.id = page.id
    left join pii.application_identity i on i.application_id = a.id
    left join search.show_people(array(select id from page)) c on c.application_id = a.id
    left join lateral (
      select round(avg(q.mean), 2)::float8 as mean from (
        select avg(r.stars) as mean, bool_and(r.stars is not null and b.released_at is not null) as done
        from core.review r join core.review_batch b on b.id = r.batch_id
        where r.application_id = a.id group by r.question_id) q
      having bool_and(q.done)) stars
      on a.reviews_expected > 0 and a.job_id <> all ((select search.jobs_under_own_review())::bigint[])
    order by page.place, a.public_ref`.execute(db);
  return rows;
}

const inRange = ({ rangeType, from, until, zone }: ApplicantsAsked): RawBuilder<boolean> => {
  const at = rangeType === 'submitted' ? sql`a.submitted_at` : sql`a.hired_at`;
  return sql`${at} >= ${from}::date::timestamp at time zone ${zone} and ${at} < (${until}::date + 1)::timestamp at time zone ${zone}`;
};

const day = ({ zone }: ApplicantsAsked, at: RawBuilder<unknown>) =>
  sql`(${at} at time zone ${zone})::date::text`;
