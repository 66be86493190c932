import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Whether the candidate has asked for more time than they have, and waits for the answer. */
export async function isOwnWishForMoreTimeUnanswered(
  db: Db<'candidate'>,
  { timeFactor }: { timeFactor: number },
): Promise<boolean> {
  const wish = await db
    .selectFrom('pii.adjustment')
    .select('id')
    .where('answered_at', 'is', null)
    .where('taken_back_at', 'is', null)
    .where('time_factor_asked', '>', String(timeFactor))
    .executeTakeFirst();
  return wish !== undefined;
}
