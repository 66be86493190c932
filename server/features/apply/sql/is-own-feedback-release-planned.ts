import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Whether feedback is, or was, planned for the standing rejection of the acting candidate. */
export async function isOwnFeedbackReleasePlanned(db: Db<'candidate'>): Promise<boolean> {
  const found = await db
    .selectFrom('core.feedback_release')
    .select('id')
    .where('taken_back_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
