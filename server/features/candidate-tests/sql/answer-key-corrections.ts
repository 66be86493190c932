import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type PendingAnswerKeyCorrection = { stageId: number; n: number };

/** The corrections of which some score may still be by an earlier key, the earliest first. */
export async function findPendingAnswerKeyCorrections(
  db: Db<'system'>,
): Promise<PendingAnswerKeyCorrection[]> {
  return db
    .selectFrom('core.answer_key_correction')
    .select(['stage_id as stageId', 'n'])
    .where('done_at', 'is', null)
    .orderBy('stage_id')
    .orderBy('n')
    .execute();
}

/** Counts what was scored anew towards the correction that it follows from. */
export async function addCountsToAnswerKeyCorrectionRow(
  db: Db<'system'>,
  { stageId, n, scored, moved }: PendingAnswerKeyCorrection & { scored: number; moved: number },
): Promise<void> {
  await sql`
    update core.answer_key_correction set scored = scored + ${scored}, moved = moved + ${moved}
    where stage_id = ${stageId} and n = ${n}`.execute(db);
}

/** Nothing of the stage is by an earlier key any more. */
export async function markAnswerKeyCorrectionRowsFinished(
  db: Db<'system'>,
  { stageId, n }: PendingAnswerKeyCorrection,
  now: Date,
): Promise<void> {
  await db
    .updateTable('core.answer_key_correction')
    .set({ done_at: now })
    .where('stage_id', '=', stageId)
    .where('n', '<=', n)
    .where('done_at', 'is', null)
    .execute();
}

/** One more correction of a test's key. Whoever calls it has locked the role. */
export async function insertAnswerKeyCorrectionRow(
  db: Db<'staff'>,
  {
    jobId,
    stageId,
    items,
    reason,
    by,
    now,
  }: {
    jobId: number;
    stageId: number;
    items: string[];
    reason: string;
    by: number;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into core.answer_key_correction (job_id, stage_id, n, items, reason, corrected_by, corrected_at)
    select ${jobId}, ${stageId},
      coalesce((select max(n) from core.answer_key_correction where stage_id = ${stageId}), 0) + 1,
      ${items}::text[], ${reason}, ${by}, ${now}`.execute(db);
}
