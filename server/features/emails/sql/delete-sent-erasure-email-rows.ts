import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** Those that have left, or were given up, before a moment. */
export async function deleteErasureEmailRowsSentBefore(
  db: Db<'system'>,
  before: Date,
): Promise<void> {
  await db
    .deleteFrom('pii.email_message')
    .where('kind', '=', 'data-erased')
    .where((eb) =>
      eb.or([
        eb('sent_at', '<=', before),
        eb('failed_at', '<=', before),
        eb('cancelled_at', '<=', before),
      ]),
    )
    .execute();
}
