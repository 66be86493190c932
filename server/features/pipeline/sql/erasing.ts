import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import type { ApplicationCounterFacts } from '../rules/job-counters.ts';

export async function lockApplicationToErase(
  db: Db<'staff'>,
  id: number,
): Promise<(ApplicationCounterFacts & { jobId: number }) | undefined> {
  const { rows } = await sql<ApplicationCounterFacts & { jobId: number }>`
    select job_id as "jobId", state, submitted_at as "submittedAt", reviews_expected as "reviewsExpected",
      reviews_scored as "reviewsScored"
    from core.application where id = ${id} for update`.execute(db);
  return rows[0];
}

export async function erasePersonOfApplication(
  db: Db<'staff'>,
  id: number,
  link: Buffer,
): Promise<void> {
  await sql`select pii.erase_application(${id}, ${link})`.execute(db);
}
