import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type OwnFeedbackRelease = { heldUntil: string | null; isReleased: boolean };

/** What the standing rejection of the acting candidate promises; undefined while it is not planned, or they know of none. */
export async function findOwnFeedbackRelease(
  db: Db<'candidate'>,
): Promise<OwnFeedbackRelease | undefined> {
  const found = await db
    .selectFrom('core.feedback_release')
    .select((eb) => [
      eb.cast<string | null>('held_until', 'text').as('heldUntil'),
      'released_at as releasedAt',
    ])
    .where('taken_back_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found && { heldUntil: found.heldUntil, isReleased: found.releasedAt !== null };
}

/** The frozen text of their report; undefined while it is not released. */
export async function findOwnFeedbackReport(db: Db<'candidate'>): Promise<string | undefined> {
  const found = await db.selectFrom('core.feedback_report').select('body').executeTakeFirst();
  return found?.body;
}

export async function findOwnFeedbackComment(db: Db<'candidate'>): Promise<string | null> {
  const found = await db.selectFrom('core.feedback_comment').select('text').executeTakeFirst();
  return found?.text ?? null;
}

/** Once a day. */
export async function insertFeedbackReportOpeningRow(
  db: Db<'candidate'>,
  day: string,
): Promise<void> {
  await db
    .insertInto('core.feedback_opening')
    .values({ opened_on: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
