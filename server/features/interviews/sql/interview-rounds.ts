import type { Db } from '../../../access/enter-door.ts';

export async function insertInterviewRounds(
  db: Db<'staff'>,
  jobId: number,
  rounds: readonly { name: string; minutes: number }[],
): Promise<void> {
  await db
    .insertInto('core.interview_round')
    .values(rounds.map(({ name, minutes }) => ({ job_id: jobId, name, minutes })))
    .execute();
}
