import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type {
  ApplicantCsvRow,
  JobOfExportedApplicant,
} from '../rules/applicant-csv-columns-and-lines.ts';

/** Whom a list of applicants is about: those submitted, or hired, on days of the organisation's zone. */
export type ApplicantDownloadQuery = {
  rangeType: 'submitted' | 'hiredAt';
  from: string;
  until: string;
  zone: string;
  /** The roles that the filters leave, or null without any. */
  jobIds: readonly number[] | null;
};

export type ApplicantDownloadJob = JobOfExportedApplicant & { id: number };

/** So many roles below an id that have at least one application of the range, the newest first. */
export async function findJobsWithApplicants(
  db: Db<'staff'>,
  query: ApplicantDownloadQuery,
  { below, most }: { below: number; most: number },
): Promise<ApplicantDownloadJob[]> {
  const { rows } = await sql<ApplicantDownloadJob>`
    select j.id, j.title, j.team, j.grade from core.job j
    where j.id < ${below} and not j.sample
      and (${query.jobIds}::bigint[] is null or j.id = any (${query.jobIds}::bigint[]))
      and exists (select from core.application a where a.job_id = j.id and ${inRange(query)})
    order by j.id desc limit ${most}`.execute(db);
  return rows;
}

export type ApplicantDownloadDbRow = ApplicantCsvRow & { jobId: number };

/**
 * The next applications of these roles, role by role in this order, by reference: an order that never changes and tells
 * nothing. `after` is the reference that came last of the first role. A plan is kept that knows nothing of how many they are,
 * so each part leaves it one way: what belongs to an application is found by its key, and which batches are released is
 * found once for all of them.
 */
export async function findApplicantsToDownload(
  db: Db<'staff'>,
  query: ApplicantDownloadQuery,
  { jobIds, after, most }: { jobIds: readonly number[]; after: string; most: number },
): Promise<ApplicantDownloadDbRow[]> {
  const { rows } = await sql<ApplicantDownloadDbRow>`
    with page as materialized (
      select p.place, a.* from unnest(${jobIds}::bigint[]) with ordinality as p (job_id, place)
      cross join lateral (
        select a.id, a.job_id, a.public_ref, a.state, a.reviews_expected, a.started_at, a.submitted_at,
          a.interviewed_at, a.hired_at, a.rejected_at
        from core.application a
        where a.job_id = p.job_id and (p.place > 1 or a.public_ref > ${after}) and a.state <> 'erased'
          and ${inRange(query)}
        order by a.public_ref limit ${most}) a
      order by p.place, a.public_ref limit ${most}),
    released as materialized (
      select array(select b.id from core.review_batch b
        where b.job_id = any (${jobIds}::bigint[]) and b.released_at is not null) as batches)
    select a.job_id as "jobId", a.public_ref as ref, a.state, concat_ws(',', ${day(query, sql`a.started_at`)},
        ${day(query, sql`a.submitted_at`)}, ${day(query, sql`a.interviewed_at`)},
        ${day(query, sql`a.hired_at`)}, ${day(query, sql`a.rejected_at`)}) as days,
      i.source, c.first_name as "firstName", c.last_name as "lastName", c.email, stars.mean as "meanStars"
    from page a
    left join lateral (
      select i.source from pii.application_identity i where i.application_id = a.id offset 0) i on true
    left join search.show_people(array(select id from page)) c on c.application_id = a.id
    left join lateral (
      select round(avg(q.mean), 2)::float8 as mean from (
        select avg(r.stars) as mean,
          bool_and(r.stars is not null and r.batch_id = any ((select batches from released)::bigint[])) as done
        from core.review r
        where r.application_id = a.id and a.reviews_expected > 0
          and a.job_id <> all ((select search.jobs_under_own_review())::bigint[])
        group by r.question_id) q
      having bool_and(q.done)) stars on true
    order by a.place, a.public_ref`.execute(db);
  return rows;
}

const inRange = ({ rangeType, from, until, zone }: ApplicantDownloadQuery): RawBuilder<boolean> => {
  const at = rangeType === 'submitted' ? sql`a.submitted_at` : sql`a.hired_at`;
  return sql`${at} >= ${from}::date::timestamp at time zone ${zone}
    and ${at} < (${until}::date + 1)::timestamp at time zone ${zone}`;
};

const day = ({ zone }: ApplicantDownloadQuery, at: RawBuilder<unknown>) =>
  sql`coalesce((${at} at time zone ${zone})::date::text, '')`;
