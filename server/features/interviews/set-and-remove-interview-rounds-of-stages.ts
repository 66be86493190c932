import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  type InterviewRoundOfStage,
  deleteInterviewRoundRows,
  upsertInterviewRoundRows,
} from './sql/interview-rounds.ts';

const INTERVIEW_MINUTES_DEFAULT = 45;

/** Lets each of these stages of interviews have its round, which lasts as long as it says. */
export async function setInterviewRoundsOfStages(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly { stageId: number; minutes: number | null }[],
): Promise<void> {
  const timed = rounds.map(
    ({ stageId, minutes }): InterviewRoundOfStage => ({
      stageId,
      minutes: minutes ?? INTERVIEW_MINUTES_DEFAULT,
    }),
  );
  if (timed.length > 0) await upsertInterviewRoundRows(db, jobId, timed);
}

/** Takes rounds away with their stages; nobody was invited to them yet. */
export async function removeInterviewRoundsOfStages(
  db: Db<'staff'>,
  stageIds: readonly number[],
): Promise<void> {
  if (stageIds.length > 0) await deleteInterviewRoundRows(db, stageIds);
}
