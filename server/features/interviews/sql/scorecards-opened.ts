import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Opened = { interviewId: number; applicationId: number; jobId: number };

/** Interviews whose cards the database has opened since the transaction began: it notes the moment at which that was. */
export async function findScorecardsOpenedInTransaction(
  db: Db<'staff'> | Db<'system'>,
): Promise<Opened[]> {
  const { rows } = await sql<Opened>`
    select o.interview_id as "interviewId", i.application_id as "applicationId", r.job_id as "jobId"
    from core.scorecards_opened o join core.interview i on i.id = o.interview_id
      join core.interview_round r on r.id = i.round_id
    where o.opened_at = now() order by o.interview_id`.execute(db);
  return rows;
}
