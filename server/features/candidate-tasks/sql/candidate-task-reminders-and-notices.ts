import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Nobody is written to in the night. */
const REMINDED_FROM_HOUR = 8;

export async function findOrganisationsWithCandidateTasksDue(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_tasks_due(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

type Due = { taskId: number; applicationId: number; jobId: number };

/** Notes that these are reminded of now; nobody who was sent the task or reminded today, nor whose application is over. */
export async function claimCandidateTasksToRemindOf(db: Db<'system'>, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update core.candidate_task t set reminded_at = ${now}
    from core.application a, core.job j,
      (select ${now}::timestamptz at time zone coalesce(o.tz, 'Europe/London') as moment,
        coalesce(o.tz, 'Europe/London') as zone from core.organisation o) here
    where a.id = t.application_id and j.id = a.job_id and a.state = 'interviews_tasks' and j.archived_at is null
      and t.submitted_at is null and t.closed_at is null and t.reminded_at is null and t.due_on is not null
      and extract(hour from here.moment) >= ${REMINDED_FROM_HOUR}
      and (t.invited_at at time zone here.zone)::date < here.moment::date
      and here.moment::date between pii.task_due_on(t.id) - 1 and pii.task_due_on(t.id)
    returning t.id as "taskId", t.application_id as "applicationId", t.job_id as "jobId"`.execute(
    db,
  );
  return rows;
}

export async function insertCandidateTaskNoticeRows(
  db: Db<'staff'> | Db<'system'>,
  notices: readonly { eventId: number; taskId: number }[],
): Promise<void> {
  if (notices.length === 0) return;
  // Both doors may write exactly these columns.
  await (db as Db<'staff'>)
    .insertInto('core.candidate_task_notice')
    .values(notices.map(({ eventId, taskId }) => ({ event_id: eventId, task_id: taskId })))
    .execute();
}
