import type { Db } from '../../../access/enter-door.ts';

export type InterviewRoundOfStage = { stageId: number; minutes: number };

export async function insertInterviewRounds(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly InterviewRoundOfStage[],
): Promise<void> {
  await db
    .insertInto('core.interview_round')
    .values(rounds.map(({ stageId, minutes }) => ({ job_id: jobId, stage_id: stageId, minutes })))
    .execute();
}
