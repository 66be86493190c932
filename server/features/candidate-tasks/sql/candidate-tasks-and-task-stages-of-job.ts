import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type TaskStageDbRow = {
  stageId: number;
  name: string;
  dueDays: number | null;
  scoredQuestions: number;
};

/** The stages of kind task that are in use, in their order. */
export async function findTaskStagesOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<TaskStageDbRow[]> {
  const { rows } = await sql<TaskStageDbRow>`
    select s.id as "stageId", s.name, s.due_days::int as "dueDays",
      (select count(*)::int from core.question q
        where q.stage_id = s.id and q.kind in ('long-text', 'short-text')) as "scoredQuestions"
    from core.stage s where s.job_id = ${jobId} and s.kind = 'task' and not s.switched_off
    order by s.position`.execute(db);
  return rows;
}

export type CandidateTaskDbRow = {
  taskId: number;
  stageId: number;
  applicationId: number;
  ref: string;
  invitedOn: string;
  dueOn: string | null;
  submittedOn: string | null;
  isLate: boolean;
  closedOn: string | null;
  remindedOn: string | null;
  isOver: boolean;
  reviews: { scored: number; total: number };
};

/** Every task of a role with its days on the calendar of the organisation; of erased applications none. */
export async function findCandidateTasksOfJob(
  db: Db<'staff'>,
  { jobId, zone }: { jobId: number; zone: string },
): Promise<CandidateTaskDbRow[]> {
  const { rows } = await sql<CandidateTaskDbRow>`
    select t.id as "taskId", t.stage_id as "stageId", a.id as "applicationId", a.public_ref as ref,
      (t.invited_at at time zone ${zone})::date::text as "invitedOn", pii.task_due_on(t.id)::text as "dueOn",
      (t.submitted_at at time zone ${zone})::date::text as "submittedOn", t.is_late as "isLate",
      (t.closed_at at time zone ${zone})::date::text as "closedOn",
      (t.reminded_at at time zone ${zone})::date::text as "remindedOn",
      a.state <> 'interviews_tasks' as "isOver",
      (select jsonb_build_object('scored', count(r.stars), 'total', count(*)) from core.review r
        join core.question q on q.id = r.question_id
        where r.application_id = t.application_id and q.stage_id = t.stage_id) as reviews
    from core.candidate_task t join core.application a on a.id = t.application_id
    where t.job_id = ${jobId} and a.state <> 'erased' order by a.public_ref`.execute(db);
  return rows;
}

type Invitation = {
  jobId: number;
  stageId: number;
  applicationIds: readonly number[];
  memberId: number;
  templateId: number | null;
  dueOn: string | null;
  now: Date;
};

export type ChangedCandidateTaskIds = { taskId: number; applicationId: number; jobId: number };

/** Sends each of them the task once. */
export async function insertCandidateTaskRows(
  db: Db<'staff'>,
  { jobId, stageId, applicationIds, memberId, templateId, dueOn, now }: Invitation,
): Promise<ChangedCandidateTaskIds[]> {
  const { rows } = await sql<ChangedCandidateTaskIds>`
    insert into core.candidate_task (job_id, stage_id, application_id, invited_at, invited_by, template_id, due_on)
    select ${jobId}, ${stageId}, asked.id, ${now}, ${memberId}, ${templateId}, ${dueOn}::date
    from unnest(${applicationIds}::bigint[]) as asked (id)
    on conflict (org_id, application_id, stage_id) do nothing
    returning id as "taskId", application_id as "applicationId", job_id as "jobId"`.execute(db);
  return rows;
}

type Chosen = { stageId: number; applicationIds: readonly number[] };

export async function countCandidateTasksOfApplications(
  db: Db<'staff'>,
  { stageId, applicationIds }: Chosen,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from core.candidate_task
    where stage_id = ${stageId} and application_id = any (${applicationIds}::bigint[])`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Those that were not closed before. */
export async function markCandidateTaskRowsClosed(
  db: Db<'staff'>,
  { stageId, applicationIds, memberId, now }: Chosen & { memberId: number; now: Date },
): Promise<ChangedCandidateTaskIds[]> {
  const { rows } = await sql<ChangedCandidateTaskIds>`
    update core.candidate_task t set closed_at = ${now}, closed_by = ${memberId}, version = t.version + 1
    where t.stage_id = ${stageId} and t.application_id = any (${applicationIds}::bigint[]) and t.closed_at is null
    returning t.id as "taskId", t.application_id as "applicationId", t.job_id as "jobId"`.execute(
    db,
  );
  return rows;
}

/**
 * Those that were not handed in, open again where they were closed. They can be reminded of the new day; where that is today or
 * tomorrow, whoever is told of it is reminded by that.
 */
export async function updateDueDayOfCandidateTaskRows(
  db: Db<'staff'>,
  {
    stageId,
    applicationIds,
    dueOn,
    today,
    now,
  }: Chosen & { dueOn: string; today: string; now: Date },
): Promise<ChangedCandidateTaskIds[]> {
  const { rows } = await sql<ChangedCandidateTaskIds>`
    update core.candidate_task t set due_on = ${dueOn}::date, closed_at = null, closed_by = null, reminded_at = null,
      version = t.version + 1
    where t.stage_id = ${stageId} and t.application_id = any (${applicationIds}::bigint[]) and t.submitted_at is null
      and (t.due_on is distinct from ${dueOn}::date or t.closed_at is not null)
    returning t.id as "taskId", t.application_id as "applicationId", t.job_id as "jobId"`.execute(
    db,
  );
  // Time that was agreed with one of them puts their last day off: asked once the new day is stored.
  await sql`
    update core.candidate_task t set reminded_at = ${now}
    where t.id = any (${rows.map(({ taskId }) => taskId)}::bigint[])
      and pii.task_due_on(t.id) <= ${today}::date + 1`.execute(db);
  return rows;
}

/** Those that are open, and that nobody was reminded of today. */
export async function markCandidateTaskRowsReminded(
  db: Db<'staff'>,
  { stageId, applicationIds, zone, now }: Chosen & { zone: string; now: Date },
): Promise<ChangedCandidateTaskIds[]> {
  const { rows } = await sql<ChangedCandidateTaskIds>`
    update core.candidate_task t set reminded_at = ${now}, version = t.version + 1
    where t.stage_id = ${stageId} and t.application_id = any (${applicationIds}::bigint[])
      and t.submitted_at is null and t.closed_at is null
      and (t.reminded_at is null or (t.reminded_at at time zone ${zone})::date
        < (${now}::timestamptz at time zone ${zone})::date)
    returning t.id as "taskId", t.application_id as "applicationId", t.job_id as "jobId"`.execute(
    db,
  );
  return rows;
}
