import type { HireStatus } from '@evenhand/contract/jobs.ts';
import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import { undecidedCounters } from '../rules/undecided.ts';

type Standing = { status: HireStatus | null; statusWaitingAt: Date | null };

/** Whether the change found the role saying what it said when it was read; if not, somebody else was faster. */
export async function setStatus(
  db: Db<'staff'>,
  job: { id: number } & Standing,
  said: Standing,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update core.job set status = ${said.status}, status_waiting_at = ${said.statusWaitingAt}
    where id = ${job.id} and status is not distinct from ${job.status}`.execute(db);
  return numAffectedRows === 1n;
}

export type RoleToConfirm = { id: number; title: string; closedAt: Date | null };

/**
 * Roles that the member is an admin of, of which nobody has said whether anybody was hired: published, no sample,
 * and closed or with everybody decided. Who has waited longest comes first.
 */
export async function findUnconfirmed(
  db: Db<'staff'>,
  { memberId, now }: { memberId: number; now: Date },
): Promise<RoleToConfirm[]> {
  const { rows } = await sql<RoleToConfirm>`
    select j.id, j.title, case when j.closes_at <= ${now} then j.closes_at end as "closedAt"
    from core.job j
    where j.id in (select job_id from core.job_member where member_id = ${memberId} and role = 'admin')
      and j.published_at is not null and not j.sample and j.status is null
      and (j.closes_at <= ${now} or (
        select sum(decided) > 0 and sum(undecided) = 0 from (
          select rejected + hired as decided,
              awaiting_review + in_review + awaiting_interview + in_interview + awaiting_decision as undecided
            from core.job_stats where job_id = j.id
          union all
          select case when counter in ('rejected', 'hired') then n else 0 end,
              case when counter = any (${undecidedCounters}::text[]) then n else 0 end
            from core.job_delta where job_id = j.id) counted))
    order by coalesce(case when j.closes_at <= ${now} then j.closes_at end, j.published_at), j.id`.execute(
    db,
  );
  return rows;
}
