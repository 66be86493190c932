import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type StageToPlace = Omit<JobDraftStage, 'id'> & { position: number };

/** By their numbers. */
export async function findStageKindsOfJob(
  db: Db<'staff'>,
  jobId: number,
): Promise<Map<number, JobDraftStage['kind']>> {
  const rows = await db
    .selectFrom('core.stage')
    .select(['id', 'kind'])
    .where('job_id', '=', jobId)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}

export async function insertPlacedStageRow(
  db: Db<'staff'>,
  jobId: number,
  stage: StageToPlace,
): Promise<number> {
  const { id } = await db
    .insertInto('core.stage')
    .values({ job_id: jobId, kind: stage.kind, ...columnsOf(stage) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateStageRowOfJob(
  db: Db<'staff'>,
  id: number,
  stage: StageToPlace,
): Promise<void> {
  await db.updateTable('core.stage').set(columnsOf(stage)).where('id', '=', id).execute();
}

export async function deleteStageRowsOfJob(db: Db<'staff'>, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('core.stage').where('id', 'in', ids).execute();
}

function columnsOf({ kind, name, weight, minutes, switchedOff, position, task }: StageToPlace) {
  return {
    position,
    name,
    weight: String(weight),
    // How long interviews last, their rounds say.
    minutes: kind === 'interview' ? null : minutes,
    switched_off: switchedOff,
    instructions: task?.instructions ?? '',
    due_days: task?.dueDays ?? null,
  };
}

export async function updateStageWeightRows(
  db: Db<'staff'>,
  jobId: number,
  stages: readonly { id: number; weight: number }[],
): Promise<void> {
  await sql`
    update core.stage s set weight = t.weight
    from unnest(${stages.map(({ id }) => id)}::bigint[], ${stages.map(({ weight }) => weight)}::numeric[])
      as t (id, weight)
    where s.id = t.id and s.job_id = ${jobId}`.execute(db);
}
