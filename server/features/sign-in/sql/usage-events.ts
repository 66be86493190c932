import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Once a kind and day. */
export async function insertUsageEventRow(
  db: Db<'staff'>,
  kind: 'login',
  value: number,
): Promise<void> {
  await db
    .insertInto('core.usage_event')
    .values({ kind, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
