import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { type InterviewRoundOfStage, insertInterviewRoundRows } from './sql/interview-rounds.ts';

/** Gives a job interview rounds, each in a stage of its plan; with nobody invited to them yet. */
export async function addInterviewRoundsToJob(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly InterviewRoundOfStage[],
): Promise<void> {
  if (rounds.length > 0) await insertInterviewRoundRows(db, jobId, rounds);
}
