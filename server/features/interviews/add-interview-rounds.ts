import type { Db } from '../../access/enter-door.ts';
import { insertInterviewRounds } from './sql/interview-rounds.ts';

/** Gives a job interview rounds; with nobody invited to them yet. */
export async function addInterviewRounds(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly { name: string; minutes: number }[],
): Promise<void> {
  if (rounds.length > 0) await insertInterviewRounds(db, jobId, rounds);
}
