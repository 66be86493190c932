import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ProductFeedbackToSave = { rating: number; text: string; now: Date };

/** Two tabs of one member wait for each other until the transaction ends. */
export async function lockOwnProductFeedback(db: Db<'staff'>, memberId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('product feedback ' || ${memberId}::bigint,
    core.current_org()))`.execute(db);
}

/** What the member has said since a moment; row-level security shows nobody else's. */
export async function findOwnProductFeedback(
  db: Db<'staff'>,
  since: Date,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('core.product_feedback')
    .select('id')
    .where('given_at', '>', since)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertProductFeedbackRow(
  db: Db<'staff'>,
  { rating, text, now }: ProductFeedbackToSave,
): Promise<{ id: number }> {
  return db
    .insertInto('core.product_feedback')
    .values({ kind: 'admin-regular', rating, text, given_at: now, changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Whether it was there, and theirs. */
export async function updateProductFeedbackRow(
  db: Db<'staff'>,
  id: number,
  { rating, text, now }: ProductFeedbackToSave,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.product_feedback')
    .set({ rating, text, changed_at: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
