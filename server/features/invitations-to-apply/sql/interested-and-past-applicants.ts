import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/**
 * Those of the addresses that have applied to the role and whose names this member sees. Sealed ones are not among them:
 * a list of addresses must not tell who is behind a reference.
 */
export async function findAddressesOfKnownApplicants(
  db: Db<'staff'>,
  jobId: number,
  addresses: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select email from search.match_addresses(${jobId}, ${addresses}::text[]) as email`.execute(db);
  return new Set(rows.map(({ email }) => email));
}

export type InterestedApplication = { id: number; state: ApplicationState; isAskedLately: boolean };

/** Those chosen, or all who have shown interest and not gone on. */
export async function findInterestedApplications(
  db: Db<'staff'>,
  query: { jobId: number; applicationIds: readonly number[] | null; since: Date },
): Promise<InterestedApplication[]> {
  const { rows } = await sql<InterestedApplication>`
    select id, state, coalesce(invited_at > ${query.since}, false) as "isAskedLately" from core.application
    where job_id = ${query.jobId} and interest_at is not null and state <> 'erased'
      and (${query.applicationIds}::bigint[] is null and state = 'quick_applied'
        or id = any (${query.applicationIds}::bigint[]))
    order by id limit 10000`.execute(db);
  return rows;
}

export type PastApplicantsOfJobDbRow = {
  jobId: number;
  title: string;
  closedOn: string | null;
  applied: number;
  interviewed: number;
};

/** The other roles that the member manages, with how many of their candidates may be told of this one. */
export async function findPastApplicantsByJob(
  db: Db<'staff'>,
  query: { jobId: number; memberId: number; isAdmin: boolean; now: Date },
): Promise<PastApplicantsOfJobDbRow[]> {
  const { rows } = await sql<PastApplicantsOfJobDbRow>`
    select j.id as "jobId", j.title, p.applied, p.interviewed,
      case when j.closes_at <= ${query.now} then
        to_char(j.closes_at at time zone (select coalesce(tz, 'Europe/London') from core.organisation),
          'YYYY-MM-DD') end as "closedOn"
    from pii.count_past_applicants(${query.now}) p join core.job j on j.id = p.job_id
    where j.id <> ${query.jobId} and (${query.isAdmin} or exists (select from core.job_member m
      where m.job_id = j.id and m.member_id = ${query.memberId} and m.role = 'admin'))
    order by j.closes_at desc nulls first, j.id desc limit 200`.execute(db);
  return rows;
}

export type JobInterestPeriod = { from?: Date; until?: Date };

export async function countInterestedApplications(
  db: Db<'staff'>,
  { jobId, from, until }: { jobId?: number } & JobInterestPeriod,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from core.application a join core.job j on j.id = a.job_id and not j.sample
    where (a.interest_at >= ${from ?? null}::timestamptz) is not false and a.interest_at is not null
      and (a.interest_at < ${until ?? null}::timestamptz) is not false
      and (${jobId ?? null}::bigint is null or a.job_id = ${jobId ?? null})`.execute(db);
  return rows[0]?.n ?? 0;
}
