import type {
  CopyableCriterion,
  CopyableStage,
} from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Of a job that has no stages yet; given back in their order. */
export async function insertStageRowsOfNewJob(
  db: Db<'staff'>,
  jobId: number,
  stages: readonly CopyableStage[],
): Promise<{ id: number; kind: CopyableStage['kind'] }[]> {
  const rows = await db
    .insertInto('core.stage')
    .values(
      stages.map(({ kind, name, weight, minutes, switchedOff, task }, index) => ({
        job_id: jobId,
        position: index + 1,
        kind,
        name,
        weight: String(weight),
        minutes,
        switched_off: switchedOff,
        instructions: task?.instructions ?? '',
        due_days: task?.dueDays ?? null,
      })),
    )
    .returning(['id', 'kind', 'position'])
    .execute();
  return rows.toSorted((a, b) => a.position - b.position);
}

/** Of a job that has no criteria yet. */
export async function insertCriterionRowsOfNewJob(
  db: Db<'staff'>,
  jobId: number,
  criteria: readonly CopyableCriterion[],
): Promise<void> {
  await db
    .insertInto('core.criterion')
    .values(
      criteria.map(({ name, description, kind }, index) => ({
        job_id: jobId,
        position: index + 1,
        name,
        description,
        kind,
      })),
    )
    .execute();
}

/** Adds an essential criterion for each name that the job has none of, in any case of its letters. */
export async function insertMissingCriterionRowsOfJob(
  db: Db<'staff'>,
  jobId: number,
  names: readonly string[],
): Promise<void> {
  await sql`
    insert into core.criterion (job_id, position, name)
    select ${jobId}, coalesce((select max(position) from core.criterion where job_id = ${jobId}), 0)
        + row_number() over (order by place), name
    from (select distinct on (lower(name)) name, place
      from unnest(${names}::text[]) with ordinality as t (name, place) order by lower(name), place) wanted
    where not exists (select from core.criterion c
      where c.job_id = ${jobId} and lower(c.name) = lower(wanted.name))`.execute(db);
}

/** Each name stands for the job's criterion of that name; one that the question has named before is not taken twice. */
export async function replaceCriterionRowsOfQuestions(
  db: Db<'staff'>,
  jobId: number,
  questions: readonly { id: number; skills: readonly string[] }[],
): Promise<void> {
  const named = questions.flatMap(({ id, skills }) => skills.map((name) => ({ id, name })));
  await db
    .deleteFrom('core.question_criterion')
    .where(
      'question_id',
      'in',
      questions.map(({ id }) => id),
    )
    .execute();
  await sql`
    insert into core.question_criterion (job_id, question_id, criterion_id, position)
    select ${jobId}, t.question_id, c.id, row_number() over (partition by t.question_id order by min(t.place))
    from unnest(${named.map(({ id }) => id)}::bigint[], ${named.map(({ name }) => name)}::text[])
      with ordinality as t (question_id, name, place)
    join core.criterion c on c.job_id = ${jobId} and lower(c.name) = lower(t.name)
    group by t.question_id, c.id`.execute(db);
}

export async function deleteUnservedCriterionRows(db: Db<'staff'>, jobId: number): Promise<void> {
  await sql`
    delete from core.criterion c where c.job_id = ${jobId}
      and not exists (select from core.question_criterion served where served.criterion_id = c.id)`.execute(
    db,
  );
}
