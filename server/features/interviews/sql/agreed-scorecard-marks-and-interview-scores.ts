import { sql } from 'kysely';
import { callDatabaseFunction } from '../../../access/call-database-function-and-its-expression.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type AgreedScorecardMarkDbRow = {
  itemId: number;
  stars: number;
  reason: string;
  by: string;
  at: Date;
};

/** The newest of each question. */
export async function findAgreedScorecardMarks(
  db: Db<'staff'>,
  interviewId: number,
): Promise<AgreedScorecardMarkDbRow[]> {
  const { rows } = await sql<AgreedScorecardMarkDbRow>`
    select distinct on (g.question_id) g.question_id as "itemId", g.stars, g.reason,
      m.first_name || ' ' || m.last_name as by, g.signed_at as at
    from core.agreed_mark g join core.member m on m.id = g.signed_by
    where g.interview_id = ${interviewId} order by g.question_id, g.n desc`.execute(db);
  return rows;
}

type NewAgreedMark = {
  interviewId: number;
  itemId: number;
  stars: number;
  reason: string;
  memberId: number;
  now: Date;
};

/** Adds one; what was agreed before stays beneath it. */
export async function insertAgreedScorecardMarkRow(
  db: Db<'staff'>,
  { interviewId, itemId, stars, reason, memberId, now }: NewAgreedMark,
): Promise<void> {
  await sql`
    insert into core.agreed_mark (interview_id, question_id, n, stars, reason, signed_by, signed_at)
    select ${interviewId}, ${itemId}, coalesce(max(n), 0) + 1, ${stars}, ${reason}, ${memberId}, ${now}
    from core.agreed_mark where interview_id = ${interviewId} and question_id = ${itemId}`.execute(
    db,
  );
}

/** From 0 to 100, as the ranking takes it; null where nothing counts. */
export async function findStoredInterviewScore(
  db: Db<'staff'>,
  { applicationId, stageId }: { applicationId: number; stageId: number },
): Promise<number | null> {
  const found = await db
    .selectFrom('core.stage_score')
    .select('mean')
    .where('application_id', '=', applicationId)
    .where('stage_id', '=', stageId)
    .executeTakeFirst();
  const mean = found?.mean ?? null;
  return mean === null ? null : Number(mean);
}

/** Of somebody whose marks have changed. */
export async function storeInterviewScoresInDatabase(
  db: Db<'staff'>,
  applicationId: number,
): Promise<void> {
  await callDatabaseFunction(db, 'core.store_scores', [[applicationId], []]);
}

/** Lets nobody else mark this person until the transaction ends. */
export async function lockScorecardMarksOfApplication(
  db: Db<'staff'>,
  applicationId: number,
): Promise<void> {
  await db
    .selectFrom('core.application')
    .select('id')
    .where('id', '=', applicationId)
    .forNoKeyUpdate()
    .execute();
}
