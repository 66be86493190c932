import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type InterviewRoundOfStage = { stageId: number; minutes: number };

export async function insertInterviewRoundRows(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly InterviewRoundOfStage[],
): Promise<void> {
  await db
    .insertInto('core.interview_round')
    .values(rounds.map(({ stageId, minutes }) => ({ job_id: jobId, stage_id: stageId, minutes })))
    .execute();
}

/** Of stages that have one, it lasts as long as it says now. */
export async function upsertInterviewRoundRows(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly InterviewRoundOfStage[],
): Promise<void> {
  await db
    .insertInto('core.interview_round')
    .values(rounds.map(({ stageId, minutes }) => ({ job_id: jobId, stage_id: stageId, minutes })))
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'stage_id'])
        .doUpdateSet((builder) => ({ minutes: builder.ref('excluded.minutes') })),
    )
    .execute();
}

export async function deleteInterviewRoundRows(
  db: Db<'staff'>,
  stageIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('core.interview_round').where('stage_id', 'in', stageIds).execute();
}
