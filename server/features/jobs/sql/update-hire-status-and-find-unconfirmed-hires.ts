import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { undecidedCandidateCounters } from '../rules/undecided-candidate-counters-and-count.ts';

type Standing = { status: HireStatus | null; statusWaitingAt: Date | null };

/** Whether the change found the role saying what it said when it was read; if not, somebody else was faster. */
export async function updateHireStatusOfJobRow(
  db: Db<'staff'>,
  job: { id: number } & Standing,
  said: Standing & { now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update core.job set status = ${said.status}, status_waiting_at = ${said.statusWaitingAt},
      status_set_at = ${said.now}
    where id = ${job.id} and status is not distinct from ${job.status}
      and date_trunc('milliseconds', status_waiting_at) is not distinct from ${job.statusWaitingAt}`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

export type JobToConfirmHire = {
  id: number;
  title: string;
  closedAt: Date | null;
  waitingSince: Date | null;
};

/**
 * Roles that the member is an admin of, of which nobody has said whether anybody was hired, or said before `askedAgain` that
 * it goes on while nobody was hired: published, no sample, and closed or with everybody decided. Who has waited longest comes
 * first.
 */
export async function findJobsWithUnconfirmedHire(
  db: Db<'staff'>,
  { memberId, now, askedAgain }: { memberId: number; now: Date; askedAgain: Date },
): Promise<JobToConfirmHire[]> {
  const { rows } = await sql<JobToConfirmHire>`
    select j.id, j.title, case when j.closes_at <= ${now} then j.closes_at end as "closedAt",
      j.status_waiting_at as "waitingSince"
    from core.job j, lateral (
      select coalesce(sum(decided), 0) > 0 and sum(undecided) = 0 as "allDecided",
        coalesce(sum(hired), 0) > 0 as "hasHired"
      from (
        select rejected + hired as decided, hired,
            awaiting_review + in_review + awaiting_interview + in_interview + awaiting_decision as undecided
          from core.job_stats where job_id = j.id
        union all
        select case when counter in ('rejected', 'hired') then n else 0 end,
          case when counter = 'hired' then n else 0 end,
            case when counter = any (${undecidedCandidateCounters}::text[]) then n else 0 end
          from core.job_delta where job_id = j.id) counted) stand
    where j.id in (select job_id from core.job_member where member_id = ${memberId} and role = 'admin')
      and j.published_at is not null and not j.sample
      and (j.status is null or (j.status = 'waiting' and j.status_waiting_at <= ${askedAgain} and not stand."hasHired"))
      and (j.closes_at <= ${now} or stand."allDecided")
    order by coalesce(case when j.closes_at <= ${now} then j.closes_at end, j.published_at), j.id`.execute(
    db,
  );
  return rows;
}
