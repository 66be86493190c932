import type { HiringFunnelStepKey } from '@evenhand/contract/reporting/job-reports.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type JobStepCounts = {
  sample: boolean;
  /** Candidates by the furthest step that each has reached. */
  furthest: Partial<Record<HiringFunnelStepKey, number>>;
  rejected: number;
  withdrawn: number;
};

/**
 * Where the candidates of a role have got to. What somebody has reached they keep when they are rejected, withdraw or
 * are erased; a practice role has no candidates here.
 */
export async function countJobCandidatesByStep(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobStepCounts> {
  const { rows } = await sql<JobStepCounts>`
    with attempt as (
      select a.state, a.submitted_at is not null as has_submitted,
        case when a.hired_at is not null then 'hired'
          when a.interviewed_at is not null then 'interview'
          when a.dealt then 'review'
          when a.submitted_at is not null then 'submit'
          when a.form_answered_at is not null or not a.form_shown then 'started' end as furthest
      from core.application a join core.job j on j.id = a.job_id and not j.sample
      where a.job_id = ${jobId})
    select (select sample from core.job where id = ${jobId}) as sample,
      (select coalesce(jsonb_object_agg(furthest, n), '{}') from (
        select furthest, count(*)::int as n from attempt where furthest is not null group by 1) f) as furthest,
      (select count(*)::int from attempt where state = 'rejected' and has_submitted) as rejected,
      (select count(*)::int from attempt where state = 'withdrawn' and has_submitted) as withdrawn`.execute(
    db,
  );
  return rows[0] ?? { sample: false, furthest: {}, rejected: 0, withdrawn: 0 };
}

export type JobSourceDbRow = { name: string; submitted: number; hired: number };

/** Those whom the member may know the source of; the database tells nobody more. */
export async function countJobCandidatesBySource(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobSourceDbRow[]> {
  const { rows } = await sql<JobSourceDbRow>`
    select source as name, submitted, hired from pii.count_sources(${jobId})
    order by submitted desc, source collate "und-x-icu"`.execute(db);
  return rows;
}
