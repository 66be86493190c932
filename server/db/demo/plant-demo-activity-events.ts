import { type Kysely, sql } from 'kysely';

/** What happened in the last weeks, told once more as events, so that the feed agrees with what it tells of. */
export async function plantDemoActivityEvents(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into core.event (org_id, kind, at, actor_kind, actor_id, job_id, subject_id)
    select org_id, kind, at, actor_kind, actor_id, job_id, subject_id from (
      select org_id, 'job-started' as kind, created_at as at, 'member' as actor_kind, owner_id as actor_id,
        id as job_id, null::bigint as subject_id
        from core.job
      union all
      select org_id, 'job-published', published_at, 'member', owner_id, id, null from core.job
      union all
      select org_id, 'job-archived', archived_at, 'member', owner_id, id, null from core.job
      union all
      select org_id, 'application-submitted', submitted_at, 'candidate', id, job_id, id from core.application
      union all
      select org_id, 'application-withdrawn', withdrawn_at, 'candidate', id, job_id, id from core.application
      union all
      select d.org_id, case d.to_state when 'hired' then 'application-hired' when 'rejected' then 'application-rejected'
          else 'application-moved' end, d.at, 'member', d.member_id, a.job_id, a.id
        from core.decision d join core.application a on a.org_id = d.org_id and a.id = d.application_id
      union all
      select org_id, 'batch-dealt', sent_at, 'member', sent_by, job_id, id from core.review_batch
      union all
      select org_id, 'reviews-released', released_at, 'member', released_by, job_id, null from core.review_batch
      union all
      select m.org_id, 'member-added', m.created_at, 'member',
        (select min(id) from core.member admin where admin.org_id = m.org_id),
        null, m.id
        from core.member m where id > (select min(id) from core.member admin where admin.org_id = m.org_id)) happened
    where at > now() - interval '35 days' and at <= now()
      and not exists (select from core.job where job.org_id = happened.org_id and job.id = happened.job_id
        and job.sample)
    order by at`.execute(db);
}
