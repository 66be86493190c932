import type { CandidateTaskToDo } from '@evenhand/contract/to-dos.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Counted over applications that are still at interviews and tasks; the role that waits the longest first. */
export async function findCandidateTaskToDosOfMember(
  db: Db<'staff'>,
  { memberId, now, most }: { memberId: number; now: Date; most: number },
): Promise<CandidateTaskToDo[]> {
  const { rows } = await sql<CandidateTaskToDo>`
    with task as (
      select t.job_id, t.stage_id, t.invited_at, t.submitted_at, t.closed_at,
        pii.task_due_on(t.id) < (${now}::timestamptz at time zone coalesce(o.tz, 'Europe/London'))::date as late,
        exists (select from core.review r join core.question q on q.id = r.question_id
          where r.application_id = t.application_id and q.stage_id = t.stage_id) as dealt
      from core.candidate_task t join core.application a on a.id = t.application_id
        join core.job_member m on m.job_id = t.job_id and m.member_id = ${memberId} and m.role = 'admin'
        cross join core.organisation o
      where a.state = 'interviews_tasks')
    select j.id as "jobId", j.title as "jobTitle", s.id as "stageId", s.name,
      count(*) filter (where t.submitted_at is not null and t.closed_at is null)::int as submitted,
      count(*) filter (where t.submitted_at is not null and t.closed_at is not null and not t.dealt)::int
        as "toReview",
      count(*) filter (where t.submitted_at is null and t.closed_at is null and t.late)::int as overdue
    from task t join core.job j on j.id = t.job_id join core.stage s on s.id = t.stage_id
    where j.archived_at is null
    group by j.id, j.title, s.id, s.name
    having count(*) filter (where t.submitted_at is not null and not t.dealt
      or t.submitted_at is null and t.closed_at is null and t.late) > 0
    order by min(t.invited_at), s.id limit ${most}`.execute(db);
  return rows;
}
